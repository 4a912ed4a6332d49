import { Decimal } from '@/lib/base/decimal';
import { findDayProblem } from '@/lib/csv/file-day';
import type { CsvIssues } from '@/lib/csv/issues';
import type { CsvRecord } from '@/lib/csv/read-records';
import type { FileRate } from './file-rate';
import { isKnownCurrency } from './known-currencies';
import { findRateProblem, ratePlaces } from './rate-rule';

/** The ECB publishes units of each currency per euro. */
const base = 'EUR';
const absent = 'N/A';

/** The cells of the file that are rates. */
export const listEcbRates = (lines: readonly CsvRecord[]): string[] =>
  lines.flatMap(({ values }) => values.slice(1).filter((value) => value !== absent));

type File = {
  heading: readonly string[];
  lines: readonly CsvRecord[];
  /** Reads a day or number in the notation of the file. */
  readDay: (text: string) => string;
  readNumber: (text: string) => string;
};

/**
 * Converts rates through the euro: units of `to` per euro, divided by units of the other currency per euro. Rounds
 * once, half up, to ten places. Skips days without one of the two.
 */
export function readEcbRates(
  { heading, lines, readDay, readNumber }: File,
  to: string,
  { complain }: CsvIssues,
): FileRate[] {
  if (to !== base && !heading.includes(to)) {
    complain(1, to, 'is no column of this file');
    return [];
  }
  const columns = heading.flatMap((code, at) => (at > 0 && isKnownCurrency(code) ? [{ code, at }] : []));
  const seen = new Map<string, number>();
  return lines.flatMap(({ values, number }) => {
    const day = readDay(values[0] ?? '');
    const dayProblem = findDayProblem(day);
    const before = seen.get(day);
    if (dayProblem) complain(number, 'Date', dayProblem);
    else if (before !== undefined) complain(number, 'Date', `repeats line ${before}`);
    seen.set(day, number);
    if (values.slice(heading.length).some((value) => value !== '')) {
      complain(number, 'Date', `is followed by more than ${heading.length - 1} rates`);
    }
    const perEuro = new Map([[base, new Decimal(1)]]);
    for (const { code, at } of columns) {
      const text = readNumber(values[at] ?? '');
      if (text === absent) continue;
      const problem = findRateProblem(text);
      if (problem) complain(number, code, `${problem}, or N/A`);
      else perEuro.set(code, new Decimal(text));
    }
    return crossRates(perEuro, to).map((rate) => {
      const problem = findRateProblem(rate.rate);
      if (problem) complain(number, rate.currency, problem);
      return { ...rate, day };
    });
  });
}

function crossRates(perEuro: ReadonlyMap<string, Decimal>, to: string): Omit<FileRate, 'day'>[] {
  const target = perEuro.get(to);
  if (!target) return [];
  return [...perEuro].flatMap(([currency, units]) => {
    const rate = target.div(units).toDecimalPlaces(ratePlaces);
    // A zero rate is below the last place.
    return currency === to || rate.isZero() ? [] : [{ currency, rate: rate.toFixed() }];
  });
}
