import { formatDay, formatDayShort } from '@/lib/format/day';
import { addDays, type Day, type DayRange, earlierOf } from '@/lib/ledger/days';
import { firstUnsettledDay, lookBackDays } from '@/lib/ledger/ranges/look-back';

/** `open`: every day of the range may change. `mixed`: only the days from `firstUnsettledDay` on. */
export function judgeRange({ from, to }: DayRange, today: Day): 'settled' | 'mixed' | 'open' {
  const first = firstUnsettledDay(today);
  if (to < first || from > today) return 'settled';
  return from >= first ? 'open' : 'mixed';
}

/** Says once which days of a range may change, and until when. Null where none may. */
export function describeOpenDays(range: DayRange, today: Day): string | null {
  const state = judgeRange(range, today);
  if (state === 'settled') return null;
  const end = addDays(earlierOf(range.to, today), lookBackDays);
  const until = `until about ${formatNear(end, today)}`;
  return state === 'open'
    ? `May change ${until}`
    : `Days from ${formatNear(firstUnsettledDay(today), today)} may change ${until}`;
}

/** Without the year where everybody knows it. */
const formatNear = (day: Day, today: Day) =>
  Math.abs(Number(day.slice(0, 4)) - Number(today.slice(0, 4))) > 1 ? formatDay(day) : formatDayShort(day);

/** Whether some are open and some are settled. Null: nothing is known. */
export const mixes = (open: readonly (boolean | null)[]): boolean =>
  open.includes(true) && open.includes(false);
