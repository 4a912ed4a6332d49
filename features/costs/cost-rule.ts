import { addDays, addYears, type DayRange } from '@/lib/data/terms/days';
import { countDecimals } from '@/lib/language/format/currency';

export const costLimits = { lines: 5_000, subject: 200, note: 200, years: 10 } as const;

/** What is wrong with the text of an amount; null if it is valid. */
export function findAmountProblem(amount: string, currency: string): string | null {
  if (!/^-?\d+(\.\d+)?$/.test(amount)) return 'must be an amount, such as 1234.50';
  if (/^-|^0+(\.0+)?$/.test(amount)) return 'must be more than 0';
  const [whole = '', fraction = ''] = amount.split('.');
  if (whole.length > 12) return 'must have at most 12 digits before the point';
  const places = countDecimals(currency);
  // Files write yen with two zeros.
  if (fraction.replace(/0+$/, '').length <= places) return null;
  return places === 0 ? 'must be a whole number' : `must have at most ${places} decimals`;
}

/** What is wrong with the last day of a period; null if it is valid. */
export function findLastDayProblem({ from, to }: DayRange): string | null {
  if (to < from) return 'must not be before from';
  return to > addDays(addYears(from, costLimits.years), -1) ? 'must be at most ten years after from' : null;
}
