import { currencyProblem, isKnownCurrency } from '@/features/rates/known-currencies';
import { simplifyHeading } from '@/lib/csv/columns';
import { findDayProblem, readFileDay } from '@/lib/csv/file-day';
import { isTwoNumbers, readFileNumbers } from '@/lib/csv/file-numbers';
import { countColumns } from '@/lib/csv/file-shape';
import { collectIssues } from '@/lib/csv/issues';
import { readCsv, readFile } from '@/lib/csv/read-csv';
import { type FileLines, readPage } from '@/lib/csv/read-large-file';
import { toUnits } from '@/lib/data/terms/units';
import { readTyped } from '@/lib/language/format/typed-text';
import { costFile } from './cost-file';
import { costLimits, findAmountProblem, findLastDayProblem } from './cost-rule';
import { type Cost, type CostKind, type CostSubject, costKinds, costSubjects } from './cost-shape';
import type { FindCostSubject } from './find-cost-subject';

/** A parsed line of a file. `text` names the subject. */
export type CostLine = Omit<Cost, 'subject'> & { number: number; about: CostSubject | null; text: string };

const kindNames: Record<CostKind, readonly string[]> = {
  fee: ['fee', 'flatfee', 'gebühr', 'honorar', '固定費', '手数料'],
  sample: ['sample', 'samples', 'muster', 'サンプル'],
  retainer: ['retainer', 'retainers', 'pauschale', '契約料'],
  tool: ['tool', 'tools', 'werkzeug', 'ツール'],
};

const subjectNames: Record<CostSubject | 'workspace', readonly string[]> = {
  brand: ['brand', 'marke', 'ブランド'],
  creator: ['creator', 'クリエイター'],
  subid1: ['subid1', 'subid', 'placement', 'platzierung', '掲載場所'],
  subid2: ['subid2'],
  sharedid: ['sharedid'],
  workspace: ['workspace', 'arbeitsbereich', 'ワークスペース'],
};
const abouts = ['workspace', ...costSubjects] as const;

type Complain = (field: keyof typeof costFile.names, message: string) => void;

/**
 * Parses `kind, for, subject, amount, currency, from, to, note`, with or without a heading. `to` and `note` may be
 * missing. Throws Failure `invalid_input` with line and field of each problem.
 */
export function readCostsFile(csv: string): CostLine[] {
  const issues = collectIssues();
  const read = readCsv(readFile(csv, costFile.limit), costFile);
  const numbers = readFileNumbers(
    read.lines.map(({ values }) => values.amount),
    read.delimiter,
  );
  const lines = read.lines.flatMap(({ values, number, extra }): CostLine[] => {
    const complain: Complain = (field, message) => issues.complain(number, field, message);
    if (extra) complain('note', `is followed by more than ${countColumns(costFile)} fields`);
    const kind = costKinds.find((name) => kindNames[name].includes(simplifyHeading(values.kind)));
    if (!kind) complain('kind', `must be one of ${costKinds.join(', ')}`);
    const { note } = values;
    const given = findSubject(values);
    const about = abouts.find((name) => subjectNames[name].includes(simplifyHeading(given.about)));
    if (!about) complain('for', `must be one of ${abouts.join(', ')}`);
    const { text } = given;
    if (about) checkSubject(about, text, complain);
    const currency = readTyped(values.currency).toUpperCase();
    const amount = numbers.read(values.amount);
    if (!isKnownCurrency(currency)) complain('currency', currencyProblem);
    else if (isTwoNumbers(amount, numbers))
      complain('amount', 'may be two different numbers; write more or fewer decimals');
    else {
      const problem = findAmountProblem(amount, currency);
      if (problem) complain('amount', problem);
    }
    const days = readDays(values, complain);
    if (note.length > costLimits.note) complain('note', `must have at most ${costLimits.note} characters`);
    if (!kind || !about) return [];
    const subject = { about: about === 'workspace' ? null : about, text };
    return [{ number, kind, ...subject, amount, currency, ...days, note }];
  });
  issues.refuse();
  return lines;
}

/** What a cost is for: as `for` and `subject` say, or the column of a creator or brand that has a name. */
function findSubject({
  for: about,
  subject: text,
  creator,
  brand,
}: Record<'for' | 'subject' | 'creator' | 'brand', string>): { about: string; text: string } {
  if (about !== '' || text !== '') return { about: about || 'workspace', text };
  if (creator !== '') return { about: 'creator', text: creator };
  return brand === '' ? { about: 'workspace', text } : { about: 'brand', text: brand };
}

function checkSubject(about: CostSubject | 'workspace', text: string, complain: Complain): void {
  if (about === 'workspace') {
    if (text !== '') complain('subject', 'must be empty for the workspace');
  } else if (text === '') complain('subject', 'must not be empty');
  else if (text.length > costLimits.subject) {
    complain('subject', `must have at most ${costLimits.subject} characters`);
  }
}

/** The days of a line; one day without `to`. */
function readDays(values: { from: string; to: string }, complain: Complain) {
  const from = readFileDay(values.from);
  const to = values.to === '' ? from : readFileDay(values.to);
  const fromProblem = findDayProblem(from);
  const toProblem = values.to === '' ? null : findDayProblem(to);
  if (fromProblem) complain('from', fromProblem);
  if (toProblem) complain('to', toProblem);
  const problem = fromProblem || toProblem ? null : findLastDayProblem({ from, to });
  if (problem) complain('to', problem);
  return { from, to };
}

/** A cost of a file. `nth`: counts costs of the file that are the same in every field, from 1. */
export type FileCost = Cost & { nth: number };

/** Resolves the subjects of lines. Throws Failure `invalid_input` for unknown subjects. */
export function settleCostLines({ pages }: FileLines<CostLine>, find: FindCostSubject): FileCost[] {
  const issues = collectIssues();
  const seen = new Map<string, number>();
  const settle = ({ number, about, text, ...cost }: CostLine): FileCost[] => {
    const found = about === null ? null : find(about, text);
    if (found && 'problem' in found) {
      issues.complain(number, 'subject', found.problem);
      return [];
    }
    const subject = about && found ? { kind: about, id: found.subject } : null;
    const key = JSON.stringify([{ ...cost, amount: String(toUnits(cost.amount)) }, subject]);
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return [{ ...cost, subject, nth }];
  };
  const costs = pages.flatMap((page) => readPage(page).flatMap(settle));
  issues.refuse();
  return costs;
}

/** Reads a file of any size. */
export const costsReader = {
  read: readCostsFile,
  module: 'features/costs/read-costs-file.ts',
  name: 'readCostsFile',
};
