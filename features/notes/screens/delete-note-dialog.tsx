import { ConfirmMutation } from '@/components/feedback/confirm-mutation';
import { useDeleteNote } from '@/features/notes/client/notes';
import type { WrittenNote } from '@/lib/data/terms/note-shape';
import { useLanguage } from '@/lib/language/use-language';

/** Says what is lost, and asks for confirmation. */
export function DeleteNoteDialog({ note, onClose }: { note: WrittenNote; onClose: () => void }) {
  const { t, format } = useLanguage();
  return (
    <ConfirmMutation
      mutation={useDeleteNote()}
      input={note.id}
      done={() => t('notes.deleting.done')}
      onClose={onClose}
      title={t('notes.deleting.title')}
      confirmLabel={t('notes.deleting.confirm')}
    >
      <p>{t('notes.deleting.text')}</p>
      <blockquote className="mt-3 border-l-2 border-border pl-3 text-text">
        <p className="line-clamp-6 break-words whitespace-pre-line">{note.text}</p>
        <p className="text-xs text-muted">{format.dayRange(note.from, note.to)}</p>
      </blockquote>
    </ConfirmMutation>
  );
}
