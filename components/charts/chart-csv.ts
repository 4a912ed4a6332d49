import { writeCsvLine } from '@/lib/format/csv';
import { formatDayRange } from '@/lib/format/day';
import type { DayRange, Grain } from '@/lib/ledger/days';
import type { Note } from '@/lib/notes/note-shape';
import { bucketRange } from '@/lib/reports/buckets';
import { notesAt, type PlacedNote } from './chart-notes';
import type { Point, Series } from './series';

type Chart = {
  points: readonly Point[];
  series: readonly Series[];
  grain: Grain;
  range: DayRange;
  /** Null: the file has no column of notes. */
  notes: readonly PlacedNote[] | null;
};

/**
 * The chart's points as CSV: one row a day, or a week or month by the first and last of its days in the range; one
 * column a series, and one of notes where they are asked for. Texts cannot act as formulas.
 */
export function writeChartCsv({ points, series, grain, range, notes }: Chart): string {
  const days = grain === 'day' ? ['day'] : ['from', 'to'];
  const header = [...days, ...series.map(({ label }) => label), 'provisional', ...(notes ? ['notes'] : [])];
  const rows = points.map((point, at) => [
    ...nameDays(point.day, grain, range),
    ...series.map(({ key }) => point.values[key]),
    point.provisional ? 'yes' : 'no',
    ...(notes ? [notesAt(notes, at).map(describeNote).join('\n')] : []),
  ]);
  return [header, ...rows].map(writeCsvLine).join('');
}

function nameDays(day: string, grain: Grain, range: DayRange): string[] {
  if (grain === 'day') return [day];
  const part = bucketRange(day, grain, range);
  return [part?.from ?? day, part?.to ?? ''];
}

/** The text of a note, behind its days where they are several. */
const describeNote = ({ from, to, text }: Note): string =>
  from === to ? text : `${formatDayRange(from, to)}: ${text}`;
