import { type DayRange, type Grain, laterOf } from '@/lib/data/terms/days';
import type { Note } from '@/lib/data/terms/note-shape';
import { bucketRange } from '@/lib/pages/buckets';
import type { Point } from './series';

/** The notes of a chart and the actions of its controls. */
export type ChartNotes = {
  /** Empty while notes are hidden or loading. */
  list: readonly Note[];
  /** Whether the chart shows notes. */
  shown: boolean;
  /** Whether the chart's CSV has a notes column. */
  inCsv: boolean;
  onToggle: () => void;
  /** Opens the list of notes. */
  onList: () => void;
  /** Opens the form for a new note about these days. */
  onAdd: (days: DayRange) => void;
};

/** A note and the positions of the first and last point it covers. */
export type PlacedNote = { note: Note; first: number; last: number };

/** Finds the points that each note covers. Leaves out notes outside the range. */
export function placeNotes(
  notes: readonly Note[],
  points: readonly Point[],
  grain: Grain,
  range: DayRange,
): PlacedNote[] {
  const start = points[0]?.day;
  const end = points.at(-1);
  const drawn = end && bucketRange(end.day, grain, range);
  if (!start || !drawn) return [];
  const from = laterOf(start, range.from);
  const positionOf = (day: string) => points.findLastIndex((point) => point.day <= day);
  return notes
    .filter((note) => note.from <= drawn.to && note.to >= from)
    .map((note) => ({
      note,
      first: positionOf(laterOf(note.from, from)),
      last: positionOf(note.to),
    }));
}

/** The notes about the point at a position, written ones first. */
export function notesAt(placed: readonly PlacedNote[], at: number): Note[] {
  const notes = placed.flatMap(({ note, first, last }) => (first <= at && at <= last ? [note] : []));
  const isWritten = ({ kind }: Note) => kind === 'written';
  return [...notes.filter(isWritten), ...notes.filter((note) => !isWritten(note))];
}

/** Positions of points where notes begin, left to right. */
export const listMarked = (placed: readonly PlacedNote[]): number[] =>
  [...new Set(placed.map(({ first }) => first))].sort((a, b) => a - b);
