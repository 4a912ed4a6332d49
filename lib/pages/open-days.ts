import { addDays, type Day, type DayRange, earlierOf } from '@/lib/data/terms/days';
import { firstUnsettledDay, lookBackDays } from '@/lib/data/terms/ranges/look-back';
import type { Format } from '@/lib/language/format';
import type { Language } from '@/lib/language/language';

/** The days that may still change: all of them, or those since `from`. */
export type OpenDays = { from: Day | null; until: Day };

/** `open`: every day of the range may change. `mixed`: only days from `firstUnsettledDay` on. */
export function judgeRange({ from, to }: DayRange, today: Day): 'settled' | 'mixed' | 'open' {
  const first = firstUnsettledDay(today);
  if (to < first || from > today) return 'settled';
  return from >= first ? 'open' : 'mixed';
}

/** The days of a range that may still change; null if none may. */
export function findOpenDays(range: DayRange, today: Day): OpenDays | null {
  const state = judgeRange(range, today);
  if (state === 'settled') return null;
  const until = addDays(earlierOf(range.to, today), lookBackDays);
  return { from: state === 'open' ? null : firstUnsettledDay(today), until };
}

/** Describes which days of a range may change, and until when. Null if none may. */
export function describeOpenDays({ t, format }: Language, range: DayRange, today: Day): string | null {
  const open = findOpenDays(range, today);
  if (open === null) return null;
  const until = formatNear(format, open.until, today);
  return open.from === null
    ? t('reports.openDays.all', { until })
    : t('reports.openDays.some', { from: formatNear(format, open.from, today), until });
}

/** Omits the year if it is obvious. */
const formatNear = (format: Format, day: Day, today: Day) =>
  Math.abs(Number(day.slice(0, 4)) - Number(today.slice(0, 4))) > 1 ? format.day(day) : format.dayShort(day);

/** Whether some values are open and some settled. Null means unknown. */
export const mixes = (open: readonly (boolean | null)[]): boolean =>
  open.includes(true) && open.includes(false);
