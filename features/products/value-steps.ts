import type { ValueChange } from '@/lib/data/read/lists/read-product-values';
import { addDays, type Day, type DayRange, earlierOf, laterOf } from '@/lib/data/terms/days';

/** Days on which a listed value is known to be the same. */
export type ValueStep<Value = string> = DayRange & { value: Value };

/** What is known of a value: the day from which changes are recorded, and the value of the last list. */
type Known = { since: Day; last: { day: Day; value: string | null } | null };

/**
 * The days of a range on which a value is known, oldest first. Between two lists that differ, it is not, also if a
 * later list of the same day had the old value again. `changes`: of one
 * field, oldest first.
 */
export function listSteps(
  changes: readonly Pick<ValueChange, 'day' | 'since' | 'before' | 'after'>[],
  { since, last }: Known,
  range: DayRange,
): ValueStep[] {
  // Each part begins with a list that had `from`, and ends with one that had `to`.
  const starts = [
    { day: since, value: undefined },
    ...changes.map(({ day, after }) => ({ day, value: after })),
  ];
  const ends = [...changes.map((one) => ({ day: one.since, value: one.before })), ...(last ? [last] : [])];
  const steps = starts.flatMap((start, at) => joinEnds(start, ends[at]));
  return cutOverlaps(steps).flatMap((step) => {
    const [from, to] = [laterOf(step.from, range.from), earlierOf(step.to, range.to)];
    return from <= to ? [{ ...step, from, to }] : [];
  });
}

type End = { day: Day; value: string | null | undefined };

/** The steps between two lists. A value that was not the same in both was unreadable in between. */
function joinEnds(start: End, end: End | undefined): ValueStep[] {
  const one = ({ day, value }: End): ValueStep[] =>
    value === null || value === undefined ? [] : [{ from: day, to: day, value }];
  if (!end) return one(start);
  if (typeof end.value === 'string' && (start.value === undefined || start.value === end.value)) {
    return [{ from: earlierOf(start.day, end.day), to: end.day, value: end.value }];
  }
  return [...one(start), ...one(end)];
}

/** Of two lists of one day, the later one counts. */
const cutOverlaps = (steps: readonly ValueStep[]): ValueStep[] =>
  steps.flatMap((step, at) => {
    const next = steps[at + 1];
    const to = next && next.from <= step.to ? addDays(next.from, -1) : step.to;
    return step.from <= to ? [{ ...step, to }] : [];
  });
