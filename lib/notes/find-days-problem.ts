import { countDays, type DayRange } from '@/lib/ledger/days';
import { noteLimits } from './note-limits';

/** What is wrong with the last day of a note, for form and server; null where nothing is. */
export function findDaysProblem({ from, to }: DayRange): string | null {
  if (to < from) return 'must not be before the first day';
  const tooLong = countDays({ from, to }) > noteLimits.days;
  return tooLong ? `must end a range of at most ${noteLimits.days} days` : null;
}
