import { countDays, type DayRange } from '@/lib/data/terms/days';
import { noteLimits } from './note-limits';

type DaysProblem = 'wrongOrder' | 'tooManyDays';

/** What is wrong with a note's days, for form and server; null if they are valid. */
export function findDaysProblem({ from, to }: DayRange): DaysProblem | null {
  if (to < from) return 'wrongOrder';
  return countDays({ from, to }) > noteLimits.days ? 'tooManyDays' : null;
}

/** The server's messages for the last day. */
export const daysProblems: Record<DaysProblem, string> = {
  wrongOrder: 'must not be before the first day',
  tooManyDays: `must end a range of at most ${noteLimits.days} days`,
};
