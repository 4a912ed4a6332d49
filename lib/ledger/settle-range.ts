import { isDay } from '@/lib/contract/dates';
import { addDays, type Day, type DayRange } from './days';

const defaultDays = 28;

/**
 * The days that an address asks for, UTC; null where it leaves them out, which means 28 days and today as the last.
 * What cannot be a range stays as it was said, for its refusal to tell: other days would not be what the address says.
 */
export function settleRange({ from, to }: { from: Day | null; to: Day | null }, today: Day): DayRange {
  const end = to ?? today;
  return { from: from ?? addDays(isDay(end) ? end : today, 1 - defaultDays), to: end };
}
