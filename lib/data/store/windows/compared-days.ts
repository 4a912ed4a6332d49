import type { Session } from '@/lib/data/store/engine/store';
import type { Ledger } from '@/lib/data/store/workspace';
import type { SourceId } from '@/lib/data/terms/datasets';
import { countDays, type Day, type DayRange } from '@/lib/data/terms/days';
import {
  type ComparedRanges,
  type Comparison,
  comparedRangeOf,
  pairDays,
} from '@/lib/data/terms/ranges/compared-range';
import { joinRanges, touchesGap } from '@/lib/data/terms/ranges/gaps';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import { readFirstDay } from './first-day';
import { readReceipt } from './receipt';

/**
 * The days that a comparison counts. A day counts once it has ended (UTC) and was read after that. A pair of days counts if both
 * do, so both sides have the same number of days.
 */
export type ComparedDays = {
  /** Number of pairs that count. */
  counted: number;
  /** Number of days asked for, of the longer side. */
  of: number;
  /** The days that count on each side, as sorted, separate ranges. */
  now: DayRange[];
  before: DayRange[];
  /** Days of the range that do not count, or that face one that does not. */
  uncounted: DayRange[];
  /** The first day with rows, if the compared days begin before it. None counts then: growth against nothing is meaningless. */
  noDataBefore: Day | null;
};

/** `unread`: the days of each side that do not count (`listUnread`). `firstDay`: the first one with rows. */
export function countPairs(
  ranges: ComparedRanges,
  unread: { now: readonly DayRange[]; before: readonly DayRange[] },
  firstDay: Day | null,
): ComparedDays {
  const all = pairDays(ranges);
  const read = all.filter(({ now, before }) => !isIn(unread.now, now) && !isIn(unread.before, before));
  const [first] = read;
  const noDataBefore = first && firstDay !== null && first.before < firstDay ? firstDay : null;
  const pairs = noDataBefore === null ? read : [];
  const join = (days: readonly Day[]) => joinRanges(days.map((day) => ({ from: day, to: day })));
  return {
    counted: pairs.length,
    of: Math.max(countDays(ranges.range), countDays(ranges.comparedRange)),
    now: join(pairs.map(({ now }) => now)),
    before: join(pairs.map(({ before }) => before)),
    uncounted: join(all.filter((pair) => !read.includes(pair)).map(({ now }) => now)),
    noDataBefore,
  };
}

/** Whether a day is in one of the ranges. */
export const isIn = (ranges: readonly DayRange[], day: Day): boolean =>
  touchesGap({ from: day, to: day }, ranges);

/** What a range is compared with. */
export type Against = ComparedRanges & {
  receipt: Receipt;
  days: ComparedDays;
  /** The first day with rows of the sources, whatever the ranges. Null without rows. */
  firstDay: Day | null;
};

/** The receipt of sources for a range, and what the range is compared with; null without a comparison. */
export async function readAgainst(
  read: Session['read'],
  ledger: Pick<Ledger, 'id' | 'now'>,
  sources: readonly SourceId[],
  range: DayRange,
  compare: Comparison,
): Promise<{ receipt: Receipt; against: Against | null }> {
  const receipt = await readReceipt(read, ledger, sources, range);
  const comparedRange = comparedRangeOf(range, compare);
  if (comparedRange === null) return { receipt, against: null };
  const ranges = { range, comparedRange, compare };
  const before = await readReceipt(read, ledger, sources, comparedRange);
  const firstDay = await readFirstDay(read, ledger.id, sources);
  const days = countPairs(ranges, { now: receipt.unread, before: before.unread }, firstDay);
  return { receipt, against: { ...ranges, receipt: before, days, firstDay } };
}
