import type { DayRange, Grain } from '@/lib/data/terms/days';
import type { Note } from '@/lib/data/terms/note-shape';
import { writeCsvLine } from '@/lib/language/format/csv';
import { formatDayRange } from '@/lib/language/format/day';
import type { Language } from '@/lib/language/language';
import { bucketRange } from '@/lib/pages/buckets';
import type { Caption } from '@/lib/pages/caption';
import { toFileCaption } from '@/lib/pages/file-caption';
import { writeComments } from '@/lib/server/files/receipt';
import { notesAt, type PlacedNote } from './chart-notes';
import type { Point, Series } from './series';

type Chart = {
  points: readonly Point[];
  series: readonly Series[];
  grain: Grain;
  range: DayRange;
  /** Null leaves out the notes column. */
  notes: readonly PlacedNote[] | null;
  /** Null while nothing is loaded. */
  caption: Caption | null;
};

/**
 * The chart's points as CSV: a row per day, week or month, and a column per series (three for an estimate with a range). Text is
 * escaped so that spreadsheets do not run formulas.
 */
export function writeChartCsv(
  language: Language,
  { points, series, grain, range, notes, caption }: Chart,
): string {
  const days = grain === 'day' ? ['day'] : ['from', 'to'];
  const compared = series.some(({ comparison }) => comparison);
  const header = [
    ...days,
    ...series.flatMap(({ label, file = label, range }) =>
      range ? [file, `${file}_low`, `${file}_high`] : [file],
    ),
    ...(compared ? ['compared_from'] : []),
    'provisional',
    ...(notes ? ['notes'] : []),
  ];
  const rows = points.map((point, at) => [
    ...nameDays(point.day, grain, range),
    ...series.flatMap(({ key, range }) =>
      (range ? [key, range.low, range.high] : [key]).map((name) => point.values[name]),
    ),
    ...(compared ? [point.comparedDay] : []),
    point.provisional ? 'yes' : 'no',
    ...(notes ? [notesAt(notes, at).map(describeNote).join('\n')] : []),
  ]);
  const comments = caption ? writeComments(toFileCaption(language, caption), undefined, '\r\n') : '';
  return comments + [header, ...rows].map((cells) => writeCsvLine(cells)).join('');
}

function nameDays(day: string, grain: Grain, range: DayRange): string[] {
  if (grain === 'day') return [day];
  const part = bucketRange(day, grain, range);
  return [part?.from ?? day, part?.to ?? ''];
}

/** A note's text, after its days if there are several. */
const describeNote = ({ from, to, text }: Note): string =>
  from === to ? text : `${formatDayRange(from, to)}: ${text}`;
