import { RowButtons } from '@/components/ui/row-buttons';
import type { Note, WrittenNote } from '@/lib/data/terms/note-shape';
import type { Translate } from '@/lib/language/translate';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  note: Note;
  onEdit: (note: WrittenNote) => void;
  onDelete: (note: WrittenNote) => void;
};

/** One note with its days and author. Those who may change it can edit and delete it. */
export function NoteRow({ note, onEdit, onDelete }: Props) {
  const { t, format } = useLanguage();
  const days = format.dayRange(note.from, note.to);
  return (
    <li className="flex items-start justify-between gap-3 py-2.5 text-sm">
      <div className="min-w-0">
        <p className="break-words whitespace-pre-line">{note.text}</p>
        <p className="text-xs text-muted">{[days, ...describeOrigin(t, note)].join(' · ')}</p>
      </div>
      {note.kind === 'written' && note.mine ? (
        <div className="flex shrink-0">
          <RowButtons
            labels={{ edit: t('notes.editOf', { days }), delete: t('notes.deleteOf', { days }) }}
            onEdit={() => onEdit(note)}
            onDelete={() => onDelete(note)}
          />
        </div>
      ) : null}
    </li>
  );
}

function describeOrigin(t: Translate, note: Note): string[] {
  if (note.kind !== 'written') return [t('notes.automatic')];
  const { subject, createdByName, changedByName } = note;
  const author = createdByName ?? t('notes.formerMember');
  const editor =
    changedByName && changedByName !== createdByName ? [t('notes.changedBy', { name: changedByName })] : [];
  return [...(subject ? [t(`notes.aboutA.${subject.kind}`)] : []), author, ...editor];
}
