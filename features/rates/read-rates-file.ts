import { dropTitle } from '@/lib/csv/columns';
import { findDayProblem, readFileDay } from '@/lib/csv/file-day';
import { type FileNumbers, isTwoNumbers, readFileNumbers } from '@/lib/csv/file-numbers';
import { type CsvIssues, collectIssues } from '@/lib/csv/issues';
import { readCsv, readFile, requireLines } from '@/lib/csv/read-csv';
import type { CsvFile } from '@/lib/csv/read-records';
import { readTyped } from '@/lib/language/format/typed-text';
import { listEcbRates, readEcbRates } from './ecb-file';
import type { FileRate } from './file-rate';
import { isKnownCurrency } from './known-currencies';
import { findEcbHeading, rateFile } from './rate-file';
import { findRateProblem, ratesLimits } from './rate-rule';

/**
 * Parses `date, currency, rate`, with or without a heading, or the European Central Bank's file, to rates to `to`.
 * Throws Failure `invalid_input` with line and field of each problem.
 */
export function readRatesFile(text: string, to: string): FileRate[] {
  const issues = collectIssues();
  const file = readFile(text, ratesLimits.lines);
  const records = dropTitle(file.records, findEcbHeading);
  const heading = findEcbHeading(records[0]?.values ?? []);
  const rates = heading
    ? readBank({ ...file, records }, heading, to, issues)
    : readPlainRates(file, to, issues);
  if (issues.isEmpty() && rates.length === 0) {
    issues.add('csv', `has no rate between ${to} and a currency of the platform`);
  }
  if (rates.length > ratesLimits.rates) issues.add('csv', `must have at most ${ratesLimits.rates} rates`);
  issues.refuse();
  return rates;
}

function readBank({ records, delimiter }: CsvFile, heading: string[], to: string, issues: CsvIssues) {
  const lines = records.slice(1);
  requireLines(lines, ratesLimits.lines);
  const { read } = readFileNumbers(listEcbRates(lines), delimiter);
  return readEcbRates({ heading, lines, readDay: readFileDay, readNumber: read }, to, issues);
}

function readPlainRates(file: CsvFile, to: string, { complain }: CsvIssues): FileRate[] {
  const { lines, delimiter } = readCsv(file, rateFile);
  const numbers = readFileNumbers(
    lines.map(({ values }) => values.rate),
    delimiter,
  );
  const seen = new Map<string, number>();
  return lines.map(({ values, number, extra }) => {
    const day = readFileDay(values.date);
    const currency = readTyped(values.currency).toUpperCase();
    const rate = numbers.read(values.rate);
    if (extra) complain(number, 'rate', 'is followed by more than 3 fields');
    const dayProblem = findDayProblem(day);
    if (dayProblem) complain(number, 'date', dayProblem);
    if (!isKnownCurrency(currency))
      complain(number, 'currency', `${values.currency || 'nothing'} is no currency of the platform`);
    else if (currency === to) complain(number, 'currency', `${to} is the reporting currency itself`);
    const problem = findFileRateProblem(rate, numbers);
    if (problem) complain(number, 'rate', problem);
    const key = `${day} ${currency}`;
    const before = seen.get(key);
    if (before !== undefined) complain(number, 'date', `has a rate of ${currency} on line ${before} already`);
    else if (!dayProblem) seen.set(key, number);
    return { day, currency, rate };
  });
}

const findFileRateProblem = (rate: string, numbers: FileNumbers): string | null =>
  isTwoNumbers(rate, numbers)
    ? 'may be two different numbers; write more or fewer decimals'
    : findRateProblem(rate);

/** Reads a file of any size. */
export const ratesReader = {
  read: readRatesFile,
  module: 'features/rates/read-rates-file.ts',
  name: 'readRatesFile',
};
