import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { formatDayRange } from '@/lib/format/day';
import type { WrittenNote } from '@/lib/notes/note-shape';
import { useDeleteNote } from '@/lib/query/notes';

/** Says what is lost, and asks once. */
export function DeleteNoteDialog({ note, onClose }: { note: WrittenNote; onClose: () => void }) {
  const remove = useDeleteNote();
  const confirm = async () => {
    try {
      await remove.mutateAsync(note.id);
      toast('The note was deleted', { tone: 'positive' });
      onClose();
    } catch {
      // The dialog shows what the mutation failed with.
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      pending={remove.isPending}
      title="Delete this note?"
      confirmLabel="Delete note"
    >
      <p>Everyone in the workspace loses it. You cannot restore it.</p>
      <blockquote className="mt-3 border-l-2 border-border pl-3 text-text">
        <p className="line-clamp-6 break-words whitespace-pre-line">{note.text}</p>
        <p className="text-xs text-muted">{formatDayRange(note.from, note.to)}</p>
      </blockquote>
      {remove.error ? (
        <p role="alert" className="mt-3 text-negative">
          {remove.error.message}
        </p>
      ) : null}
    </ConfirmDialog>
  );
}
