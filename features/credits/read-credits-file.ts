import { currencyProblem, isKnownCurrency } from '@/features/rates/known-currencies';
import { groupBy } from '@/lib/base/group-by';
import { sellerMarketplaces } from '@/lib/contract/marketplaces';
import { isTwoNumbers, readFileNumbers } from '@/lib/csv/file-numbers';
import { countColumns } from '@/lib/csv/file-shape';
import { collectIssues } from '@/lib/csv/issues';
import { readCsv, readFile } from '@/lib/csv/read-csv';
import { type FileLines, readPage } from '@/lib/csv/read-large-file';
import type { FindSubject } from '@/lib/data/read/find-subject';
import { isMonth, type Month, monthProblem } from '@/lib/data/terms/month';
import { readTyped } from '@/lib/language/format/typed-text';
import { creditFile } from './credit-file';
import { findCreditProblem } from './credit-rule';

/** A parsed line of a file. `text` names the brand. */
type CreditFileLine = {
  number: number;
  month: Month;
  text: string;
  currency: string;
  amount: string;
  marketplace: string;
};

const marketplaces: readonly string[] = sellerMarketplaces;

/**
 * Parses `month, brand, currency, amount, marketplace`, with or without a heading. `marketplace` may be missing. Throws
 * Failure `invalid_input` with line and field of each problem.
 */
function readCreditsFile(csv: string, current: Month): CreditFileLine[] {
  const issues = collectIssues();
  const read = readCsv(readFile(csv, creditFile.limit), creditFile);
  const numbers = readFileNumbers(
    read.lines.map(({ values }) => values.amount),
    read.delimiter,
  );
  const lines = read.lines.map(({ values, number, extra }): CreditFileLine => {
    const complain = (field: keyof typeof creditFile.names, message: string) =>
      issues.complain(number, field, message);
    if (extra) complain('marketplace', `is followed by more than ${countColumns(creditFile)} fields`);
    const month = readTyped(values.month);
    if (!isMonth(month)) complain('month', monthProblem);
    else if (month > current) complain('month', 'must not be after the current month');
    if (values.brand === '') complain('brand', 'must not be empty');
    const currency = readTyped(values.currency).toUpperCase();
    const amount = numbers.read(values.amount);
    if (!isKnownCurrency(currency)) complain('currency', currencyProblem);
    else if (isTwoNumbers(amount, numbers))
      complain('amount', 'may be two different numbers; write more or fewer decimals');
    else {
      const problem = findCreditProblem(amount, currency);
      if (problem) complain('amount', problem);
    }
    const marketplace = readTyped(values.marketplace).toLowerCase();
    if (marketplace !== '' && !marketplaces.includes(marketplace)) {
      complain('marketplace', `must be one of ${marketplaces.join(', ')}`);
    }
    return { number, month, text: values.brand, currency, amount, marketplace };
  });
  issues.refuse();
  return lines;
}

/** What a credit is of. `marketplace`: empty for all of them. */
type CreditKey = { month: Month; brand: string; currency: string; marketplace: string };

type FileCredit = CreditKey & { amount: string };

/**
 * Resolves the brands of lines. Throws Failure `invalid_input` for unknown brands, for a credit that the file has twice, and for
 * one of a marketplace beside one of all: nobody knows whether that counts it.
 */
export function settleCreditLines(
  { pages }: FileLines<CreditFileLine>,
  find: FindSubject,
  stored: readonly CreditKey[],
): FileCredit[] {
  const issues = collectIssues();
  const seen = new Map<string, number>();
  const storedFor = groupBy(stored, groupOf);
  const credits: FileCredit[] = [];
  for (const page of pages) {
    for (const { number, text, ...line } of readPage(page)) {
      const found = find(text);
      if ('problem' in found) {
        issues.complain(number, 'brand', found.problem);
        continue;
      }
      const credit = { ...line, brand: found.subject };
      const group = groupOf(credit);
      const before = seen.get(`${group} ${credit.marketplace}`) ?? seen.get(`${group} ${otherOf(credit)}`);
      if (before !== undefined)
        issues.complain(number, 'month', `is on line ${before} already, with this brand and currency`);
      if (storedFor.get(group)?.some((one) => isAll(one) !== isAll(credit))) {
        issues.complain(
          number,
          'marketplace',
          isAll(credit)
            ? 'must be named, because this credit is stored by marketplace'
            : 'must be left out, because this credit is stored for all marketplaces',
        );
      }
      seen.set(`${group} ${credit.marketplace}`, before ?? number);
      if (!isAll(credit)) seen.set(`${group} some`, number);
      credits.push(credit);
    }
  }
  issues.refuse();
  return credits;
}

/** Everything but the marketplace. */
const groupOf = ({ month, brand, currency }: CreditKey): string => JSON.stringify([month, brand, currency]);

const isAll = ({ marketplace }: CreditKey): boolean => marketplace === '';

/** What a credit must not stand beside: one of all marketplaces, or one of some. */
const otherOf = (credit: CreditKey): string => (isAll(credit) ? 'some' : '');

/** Reads a file of any size. */
export const creditsReader = {
  read: readCreditsFile,
  module: 'features/credits/read-credits-file.ts',
  name: 'readCreditsFile',
};
