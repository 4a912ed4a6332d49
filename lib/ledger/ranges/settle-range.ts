import { isDay } from '@/lib/contract/dates';
import { addDays, type Day, type DayRange, type Weekday } from '../days';
import { daysOfName, isRelativeName, type RelativeName } from './relative-range';

/** The days in an address: fixed (`from`, `to`) or relative (`range`). Fixed days win over a name. */
export type RangeSearch = { from: Day | null; to: Day | null; range: string | null };

const defaultName = 'last-28-days';
const defaultDays = 28;

/**
 * The UTC days that an address asks for; without any, the last 28 days.
 * Text that is no day or no known name stays as it is, so that the server refuses it and no other days show.
 */
export function settleRange({ from, to, range }: RangeSearch, today: Day, weekStart: Weekday): DayRange {
  if (from === null && to === null) {
    const name = range ?? defaultName;
    return isRelativeName(name) ? daysOfName(name, today, weekStart) : { from: name, to: today };
  }
  const end = to ?? today;
  return { from: from ?? addDays(isDay(end) ? end : today, 1 - defaultDays), to: end };
}

/** The name that an address gives its days by; null where they are fixed or the name is unknown. */
export function nameRange({ from, to, range }: RangeSearch): RelativeName | null {
  if (from !== null || to !== null) return null;
  const name = range ?? defaultName;
  return isRelativeName(name) ? name : null;
}
