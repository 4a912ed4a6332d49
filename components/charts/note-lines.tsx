import { formatDayRange } from '@/lib/format/day';
import type { Note } from '@/lib/notes/note-shape';

type Props = {
  notes: readonly Note[];
  /** Further notes are counted. */
  most?: number;
};

/** Notes about one point, in a tooltip or a cell. */
export function NoteLines({ notes, most = notes.length }: Props) {
  if (notes.length === 0) return null;
  const more = notes.length - most;
  return (
    <ul aria-label="Notes" className="grid gap-1">
      {notes.slice(0, most).map((note) => (
        <li key={note.id} className="line-clamp-3 whitespace-pre-line">
          {describeNote(note)}
        </li>
      ))}
      {more > 0 ? <li className="text-muted">{`${more} more`}</li> : null}
    </ul>
  );
}

/** The text of a note, behind its days where they are several. */
export const describeNote = ({ from, to, text }: Note): string =>
  from === to ? text : `${formatDayRange(from, to)}: ${text}`;
