import { addDays, type DayRange, earlierOf, laterOf } from '@/lib/data/terms/days';

/** The days of a range that are in none of the windows. Windows must be sorted and must not overlap. */
export function listGaps(windows: readonly DayRange[], range: DayRange): DayRange[] {
  const gaps: DayRange[] = [];
  let next = range.from;
  for (const window of windows) {
    const before = earlierOf(addDays(window.from, -1), range.to);
    if (before >= next) gaps.push({ from: next, to: before });
    next = laterOf(next, addDays(window.to, 1));
  }
  if (next <= range.to) gaps.push({ from: next, to: range.to });
  return gaps;
}

/** Sorts ranges, and merges adjacent and overlapping ones. */
export function joinRanges(ranges: readonly DayRange[]): DayRange[] {
  const joined: DayRange[] = [];
  for (const { from, to } of ranges.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const before = joined.at(-1);
    if (before && from <= addDays(before.to, 1)) before.to = laterOf(before.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

/** Whether any day of a range is in one of the gaps. */
export const touchesGap = ({ from, to }: DayRange, gaps: readonly DayRange[]): boolean =>
  gaps.some((gap) => gap.from <= to && gap.to >= from);

/** The parts of ranges that are in another one. */
export const clipRanges = (ranges: readonly DayRange[], within: DayRange): DayRange[] =>
  ranges
    .map(({ from, to }) => ({ from: laterOf(from, within.from), to: earlierOf(to, within.to) }))
    .filter(({ from, to }) => from <= to);
