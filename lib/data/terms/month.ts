import { addDays, type Day, type DayRange, endOfMonth } from '@/lib/data/terms/days';

/** A UTC month, YYYY-MM. Months sort as text. */
export type Month = string;

export const isMonth = (text: string): boolean => /^(19|2\d)\d\d-(0[1-9]|1[0-2])$/.test(text);

export const monthProblem = 'must be a month, written YYYY-MM';

export const monthOf = (day: Day): Month => day.slice(0, 7);

export const firstDayOf = (month: Month): Day => `${month}-01`;

export const nextMonth = (month: Month): Month => monthOf(addDays(firstDayOf(month), 31));

export const previousMonth = (month: Month): Month => monthOf(addDays(firstDayOf(month), -1));

/** The range from the first day of one month to the last day of another. */
export const daysOfMonths = (from: Month, to: Month = from): DayRange => ({
  from: firstDayOf(from),
  to: endOfMonth(firstDayOf(to)),
});

/** All months from one to another, in order. */
export function eachMonth(from: Month, to: Month): Month[] {
  const months: Month[] = [];
  for (let month = from; month <= to; month = nextMonth(month)) months.push(month);
  return months;
}
