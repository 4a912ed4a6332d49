import { isDay } from '@/lib/contract/dates';
import { addDays, type Day, type DayRange, type Weekday } from '@/lib/data/terms/days';
import { daysOfName, isRelativeName, type RelativeName } from './relative-range';

/** The days in an address: fixed (`from`, `to`) or relative (`range`). Fixed days take precedence. */
export type RangeSearch = { from: Day | null; to: Day | null; range: string | null };

const defaultName = 'last-28-days';
const defaultDays = 28;

/**
 * The UTC days of an address. Defaults to the last 28 days. Invalid days and names stay unchanged, so that the server
 * rejects them and no other days are shown.
 */
export function settleRange({ from, to, range }: RangeSearch, today: Day, weekStart: Weekday): DayRange {
  if (from === null && to === null) {
    const name = range ?? defaultName;
    return isRelativeName(name) ? daysOfName(name, today, weekStart) : { from: name, to: today };
  }
  const end = to ?? today;
  return { from: from ?? addDays(isDay(end) ? end : today, 1 - defaultDays), to: end };
}

/** The name of the address's range; null if it is fixed or unknown. */
export function nameRange({ from, to, range }: RangeSearch): RelativeName | null {
  if (from !== null || to !== null) return null;
  const name = range ?? defaultName;
  return isRelativeName(name) ? name : null;
}
