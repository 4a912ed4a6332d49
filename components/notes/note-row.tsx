import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { formatDayRange } from '@/lib/format/day';
import type { Note, WrittenNote } from '@/lib/notes/note-shape';

type Props = {
  note: Note;
  onEdit: (note: WrittenNote) => void;
  onDelete: (note: WrittenNote) => void;
};

/** One note with its days and author. Those who may change it can edit and delete it. */
export function NoteRow({ note, onEdit, onDelete }: Props) {
  const days = formatDayRange(note.from, note.to);
  return (
    <li className="flex items-start justify-between gap-3 py-2.5 text-sm">
      <div className="min-w-0">
        <p className="break-words whitespace-pre-line">{note.text}</p>
        <p className="text-xs text-muted">{[days, ...describeOrigin(note)].join(' · ')}</p>
      </div>
      {note.kind === 'written' && note.mine ? (
        <div className="flex shrink-0">
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={`Edit the note of ${days}`}
            title="Edit"
            onClick={() => onEdit(note)}
          >
            <Pencil aria-hidden="true" />
          </Button>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={`Delete the note of ${days}`}
            title="Delete"
            onClick={() => onDelete(note)}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function describeOrigin(note: Note): string[] {
  if (note.kind !== 'written') return ['Automatic'];
  const { subject, createdByName, changedByName } = note;
  const author = createdByName ?? 'A former member';
  const editor = changedByName && changedByName !== createdByName ? [`changed by ${changedByName}`] : [];
  return [...(subject ? [`About a ${subject.kind}`] : []), author, ...editor];
}
