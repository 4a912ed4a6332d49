import { addDays, addYears, countDays, type DayRange } from './days';

export type Comparison = 'none' | 'previous' | 'weekdays' | 'year';

/**
 * The range a range is compared with: the same number of days right before it, the same shifted by whole weeks
 * (so that weekdays face each other), or the same dates a year earlier.
 */
export function comparedRangeOf(range: DayRange, compare: Comparison): DayRange | null {
  if (compare === 'none') return null;
  if (compare === 'year') return { from: addYears(range.from, -1), to: addYears(range.to, -1) };
  const days = countDays(range);
  const shift = compare === 'previous' ? days : Math.ceil(days / 7) * 7;
  return { from: addDays(range.from, -shift), to: addDays(range.to, -shift) };
}
