import fc from 'fast-check';
import type { WindowRecord } from '@/lib/data/store/windows/windows';
import type { SourceId } from '@/lib/data/terms/datasets';
import { addDays, type Day, type DayRange, eachDay, sameDate } from '@/lib/data/terms/days';
import type { Comparison } from '@/lib/data/terms/ranges/compared-range';

/** Some days that are fetched together. `late`: when, in days after the last one; less than 1 is too early for it. */
const piece = fc.record({
  days: fc.integer({ min: 1, max: 9 }),
  late: fc.integer({ min: -3, max: 6 }),
  isStored: fc.integer({ min: 0, max: 4 }).map((number) => number > 0),
  isSteady: fc.integer({ min: 0, max: 4 }).map((number) => number > 0),
});
type Piece = { days: number; late: number; isStored: boolean; isSteady: boolean };

/** Windows of sources over a range, cut anywhere, and fetched at any time or not at all. */
export const windowsOver = (range: DayRange, sources: readonly SourceId[]) =>
  fc
    .array(fc.array(piece, { minLength: 1, maxLength: 30 }), {
      minLength: sources.length,
      maxLength: sources.length,
    })
    .map((all) => sources.flatMap((source, at) => cut(source, range, all[at] ?? [])));

function cut(source: SourceId, range: DayRange, pieces: readonly Piece[]): WindowRecord[] {
  const windows: WindowRecord[] = [];
  let { from } = range;
  for (let at = 0; from <= range.to; at += 1) {
    const one = pieces[at % pieces.length];
    if (!one) break;
    const end = addDays(from, one.days - 1);
    const to = end < range.to ? end : range.to;
    if (one.isStored) {
      windows.push({
        source,
        scope: '',
        from,
        to,
        status: 'ok',
        rows: 0,
        pages: 1,
        allFinal: false,
        fetchedAt: `${addDays(to, one.late)}T09:00:00.000Z`,
        connection: '',
        reason: one.isSteady ? null : 'Rows moved while they were read.',
      });
    }
    from = addDays(to, 1);
  }
  return windows;
}

type Stored = { windows: readonly WindowRecord[]; sources: readonly SourceId[]; now: Date };

/** The pairs of days that count, day by day: each day is over, and was fetched after that, from every source. */
export function expectPairs(
  range: DayRange,
  compare: Exclude<Comparison, 'none'>,
  { windows, sources, now }: Stored,
): { now: Day; before: Day }[] {
  const days = eachDay(range);
  const shift = compare === 'previous' ? days.length : Math.ceil(days.length / 7) * 7;
  const months = { previous: 0, weekdays: 0, month: 1, year: 12 }[compare];
  const facing = (day: Day) => (months > 0 ? sameDate(day, -months) : addDays(day, -shift));
  const counts = (day: Day) =>
    sources.every((source) =>
      windows.some(
        (one) =>
          one.source === source &&
          one.reason === null &&
          one.from <= day &&
          day <= one.to &&
          day < one.fetchedAt.slice(0, 10) &&
          one.fetchedAt <= now.toISOString(),
      ),
    );
  const seen = new Set<Day>();
  return days.flatMap((day) => {
    const before = facing(day);
    // The last day of a short month faces one day.
    if (seen.has(before)) return [];
    seen.add(before);
    return counts(day) && counts(before) ? [{ now: day, before }] : [];
  });
}
