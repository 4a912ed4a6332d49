import { addDays, type Day, type DayRange, earlierOf } from '@/lib/data/days';
import { firstUnsettledDay, lookBackDays } from '@/lib/data/ranges/look-back';
import type { Format } from '@/lib/language/format';
import type { Language } from '@/lib/language/language';

/** `open`: every day of the range may change. `mixed`: only days from `firstUnsettledDay` on. */
export function judgeRange({ from, to }: DayRange, today: Day): 'settled' | 'mixed' | 'open' {
  const first = firstUnsettledDay(today);
  if (to < first || from > today) return 'settled';
  return from >= first ? 'open' : 'mixed';
}

/** Describes which days of a range may change, and until when. Null if none may. */
export function describeOpenDays({ t, format }: Language, range: DayRange, today: Day): string | null {
  const state = judgeRange(range, today);
  if (state === 'settled') return null;
  const end = addDays(earlierOf(range.to, today), lookBackDays);
  const until = formatNear(format, end, today);
  return state === 'open'
    ? t('reports.openDays.all', { until })
    : t('reports.openDays.some', { from: formatNear(format, firstUnsettledDay(today), today), until });
}

/** Omits the year if it is obvious. */
const formatNear = (format: Format, day: Day, today: Day) =>
  Math.abs(Number(day.slice(0, 4)) - Number(today.slice(0, 4))) > 1 ? format.day(day) : format.dayShort(day);

/** Whether some values are open and some settled. Null means unknown. */
export const mixes = (open: readonly (boolean | null)[]): boolean =>
  open.includes(true) && open.includes(false);
