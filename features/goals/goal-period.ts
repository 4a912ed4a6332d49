import { addDays, type Day, type DayRange, endOfMonth } from '@/lib/data/terms/days';

/** How long a goal lasts. */
const goalLengths = ['month', 'quarter'] as const;
type GoalLength = (typeof goalLengths)[number];

const written = /^20\d\d-(0[1-9]|1[0-2]|Q[1-4])$/;

export const isPeriod = (text: string): boolean => written.test(text);

export const lengthOf = (period: string): GoalLength => (period.includes('Q') ? 'quarter' : 'month');

const pad = (month: number) => String(month).padStart(2, '0');

/** The first month of a period, and how many it has. */
function monthsOf(period: string): { year: string; first: number; count: number } {
  const [year = '', part = ''] = period.split('-');
  return part.startsWith('Q')
    ? { year, first: Number(part.slice(1)) * 3 - 2, count: 3 }
    : { year, first: Number(part), count: 1 };
}

/** The UTC days of a period, inclusive. */
export function daysOfPeriod(period: string): DayRange {
  const { year, first, count } = monthsOf(period);
  const last = `${year}-${pad(first + count - 1)}-01`;
  return { from: `${year}-${pad(first)}-01`, to: endOfMonth(last) };
}

/** The period of a length that has a day. */
export const goalPeriodOf = (day: Day, length: GoalLength): string =>
  length === 'month' ? day.slice(0, 7) : `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/** The period of stored days. */
export const periodOfDays = ({ from, to }: DayRange): string =>
  goalPeriodOf(from, from.slice(0, 7) === to.slice(0, 7) ? 'month' : 'quarter');

/** The period of the same length before another one. */
export const periodBefore = (period: string): string =>
  goalPeriodOf(addDays(daysOfPeriod(period).from, -1), lengthOf(period));

/** The periods of a length from `before` ones before a day's to `after` ones after it, in order. */
export function periodsAround(day: Day, length: GoalLength, before: number, after: number): string[] {
  const periods = [goalPeriodOf(day, length)];
  for (let count = 0; count < before; count += 1) {
    periods.unshift(periodBefore(periods[0] ?? ''));
  }
  for (let count = 0; count < after; count += 1) {
    periods.push(goalPeriodOf(addDays(daysOfPeriod(periods.at(-1) ?? '').to, 1), length));
  }
  return periods;
}
