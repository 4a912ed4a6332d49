import { addDays, type Day, type DayRange, daysBetween, earlierOf, laterOf } from '@/lib/data/terms/days';

/** Days before a change that say what is usual: whole weeks. */
const weeksBefore = { fewest: 4, most: 8 } as const;
/** Days since a change that are judged. */
export const daysAfter = { fewest: 7, most: 28 } as const;
/** Days before a change that are read: also those between two lists of products, which do not count. */
export const daysBefore = 7 * weeksBefore.most + 14;

/** Days of rows without which nothing can be said of any change. */
export const fewestDays = 7 * weeksBefore.fewest + daysAfter.fewest;

/** When something changed. It was still as before on the day `since`, and is as it is now on `day`. */
export type Spell = { since: Day; day: Day };

/** The days that are compared, or why there are none. `ready`: the first day on which there are enough. */
type SideDays =
  | { before: DayRange; after: DayRange }
  | { reason: 'tooEarly'; ready: Day }
  | { reason: 'tooFewDays' };

/**
 * The whole weeks before a change and the complete days since, without the days between, which nobody can tell apart. Other
 * changes of the same thing end them, and so does `first`, the first day whose rows are known.
 */
export function findSides(
  { since, day }: Spell,
  others: readonly Spell[],
  { today, first: known }: { today: Day; first: Day },
): SideDays {
  const last = addDays(since, -1);
  const first = addDays(day, 1);
  const earlier = others.filter((other) => other.day < day).map((other) => addDays(other.day, 1));
  const later = others.filter((other) => other.day > day).map((other) => addDays(other.since, -1));
  const oldest = [...earlier, known, addDays(last, 1 - 7 * weeksBefore.most)].reduce(laterOf);
  const weeks = Math.floor((daysBetween(oldest, last) + 1) / 7);
  const end = [...later, addDays(first, daysAfter.most - 1)].reduce(earlierOf);
  const enough = addDays(first, daysAfter.fewest - 1);
  if (weeks < weeksBefore.fewest || end < enough) return { reason: 'tooFewDays' };
  const to = earlierOf(end, addDays(today, -1));
  if (to < enough) return { reason: 'tooEarly', ready: addDays(enough, 1) };
  return { before: { from: addDays(last, 1 - 7 * weeks), to: last }, after: { from: first, to } };
}
