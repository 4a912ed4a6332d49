import { defineFile } from '@/lib/csv/file-shape';
import { headings } from '@/lib/csv/headings';
import { ratesLimits } from './rate-rule';

/** The columns of the European Central Bank's file, `Date,USD,JPY,…`. Undefined for other files. */
export function findEcbHeading([first = '', ...codes]: readonly string[]): string[] | undefined {
  const columns = codes.at(-1) === '' ? codes.slice(0, -1) : codes;
  const isBanks =
    first.toLowerCase() === 'date' && columns.length > 0 && columns.every((code) => /^[A-Z]{3}$/.test(code));
  return isBanks ? [first, ...columns] : undefined;
}

export const rateFile = defineFile({
  names: { date: headings.day, currency: headings.currency, rate: headings.rate },
  keys: ['date'],
  limit: ratesLimits.lines,
  isOther: (record) => findEcbHeading(record) !== undefined,
});
