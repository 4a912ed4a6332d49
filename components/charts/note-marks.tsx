import { cn } from '@/lib/base/class-names';
import { listMarked, type PlacedNote } from './chart-notes';
import { placeBucket, plotBox } from './plot-layout';

type Props = {
  placed: readonly PlacedNote[];
  /** Points, left to right. */
  count: number;
  /** True for bars, which are centered in bands. Lines run from edge to edge. */
  banded: boolean;
};

/**
 * Marks on the base line where notes begin, and a line under the points of a range. Marks of written notes are filled,
 * automatic ones hollow. Hidden from screen readers, which read notes in the tooltip and table.
 */
export function NoteMarks({ placed, count, banded }: Props) {
  const offsetOf = (at: number) => placeBucket(at, count, banded);
  const isWritten = (at: number) => placed.some(({ note, first }) => first === at && note.kind === 'written');
  return (
    <div aria-hidden="true" className={cn('pointer-events-none text-muted', plotBox)}>
      {placed.map(({ note, first, last }) =>
        last > first ? (
          <span
            key={note.id}
            data-note-range=""
            className="absolute bottom-0 translate-y-1/2 border-t-2 border-current"
            style={{ left: `${offsetOf(first)}%`, right: `${100 - offsetOf(last)}%` }}
          />
        ) : null,
      )}
      {listMarked(placed).map((at) => (
        <span
          key={at}
          data-note={isWritten(at) ? 'written' : 'automatic'}
          className={cn(
            'absolute bottom-0 size-2 -translate-x-1/2 translate-y-1/2 rounded-full border-current bg-surface',
            isWritten(at) ? 'border-4' : 'border-2',
          )}
          style={{ left: `${offsetOf(at)}%` }}
        />
      ))}
    </div>
  );
}
