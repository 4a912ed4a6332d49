import { countDays, type DayRange } from '@/lib/ledger/days';
import { noteLimits } from './note-limits';

type DaysProblem = 'wrongOrder' | 'tooManyDays';

/** What is wrong with the days of a note, for form and server; null where nothing is. */
export function findDaysProblem({ from, to }: DayRange): DaysProblem | null {
  if (to < from) return 'wrongOrder';
  return countDays({ from, to }) > noteLimits.days ? 'tooManyDays' : null;
}

/** What the server says of the last day of such a note. */
export const daysProblems: Record<DaysProblem, string> = {
  wrongOrder: 'must not be before the first day',
  tooManyDays: `must end a range of at most ${noteLimits.days} days`,
};
