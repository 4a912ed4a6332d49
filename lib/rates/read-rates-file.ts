import type { FieldIssue } from '@/lib/contract/query-string';
import { readCsv, refuseCsv } from '@/lib/read-csv';
import { findEcbHeading, readEcbRates } from './ecb-file';
import { type Complain, type FileRate, findDayProblem } from './file-rate';
import { isKnownCurrency } from './known-currencies';
import { findRateProblem, ratesLimits } from './rate-rule';

/** Allowed headings of the first column. */
const headings = ['date', 'day'];

/**
 * Parses `date, currency, rate`, with or without a heading, or the European Central Bank's file, to rates to `to`.
 * Throws Failure `invalid_input` with line and field of each problem.
 */
export function readRatesFile(text: string, to: string): FileRate[] {
  const issues: FieldIssue[] = [];
  const complain: Complain = (line, field, message) => {
    issues.push({ field: `line ${line}, ${field}`, message });
  };
  const heading = findEcbHeading(text);
  const lines = readCsv(text, {
    limit: ratesLimits.lines,
    isHeading: ([first = '']) => headings.includes(first),
  });
  const rates = heading ? readEcbRates(heading, lines, to, complain) : readPlainRates(lines, to, complain);
  if (lines.length === 0) issues.push({ field: 'csv', message: 'must have at least one line' });
  else if (issues.length === 0 && rates.length === 0) {
    issues.push({ field: 'csv', message: `has no rate between ${to} and a currency of the platform` });
  }
  if (rates.length > ratesLimits.rates) {
    issues.push({ field: 'csv', message: `must have at most ${ratesLimits.rates} rates` });
  }
  if (issues.length > 0) refuseCsv(issues);
  return rates;
}

function readPlainRates(lines: ReturnType<typeof readCsv>, to: string, complain: Complain): FileRate[] {
  const seen = new Map<string, number>();
  return lines.map(({ values, number }) => {
    const [day = '', code = '', rate = ''] = values;
    const currency = code.toUpperCase();
    if (values.length > 3) complain(number, 'rate', 'is followed by more than 3 fields');
    const dayProblem = findDayProblem(day);
    if (dayProblem) complain(number, 'date', dayProblem);
    if (!isKnownCurrency(currency))
      complain(number, 'currency', `${code || 'nothing'} is no currency of the platform`);
    else if (currency === to) complain(number, 'currency', `${to} is the reporting currency itself`);
    const problem = findRateProblem(rate);
    if (problem) complain(number, 'rate', problem);
    const key = `${day} ${currency}`;
    const before = seen.get(key);
    if (before !== undefined) complain(number, 'date', `has a rate of ${currency} on line ${before} already`);
    else if (!dayProblem) seen.set(key, number);
    return { day, currency, rate };
  });
}
