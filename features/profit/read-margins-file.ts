import { setImmediate } from 'node:timers/promises';
import { simplifyHeading } from '@/lib/csv/columns';
import { findDayProblem, readFileDay } from '@/lib/csv/file-day';
import { readFileNumbers } from '@/lib/csv/file-numbers';
import { countColumns } from '@/lib/csv/file-shape';
import { collectIssues } from '@/lib/csv/issues';
import { readCsv, readFile } from '@/lib/csv/read-csv';
import { type FileLines, readPage } from '@/lib/csv/read-large-file';
import type { FindMarginSubject } from './find-subject';
import { marginFile } from './margin-file';
import { findPercentProblem, marginLimits } from './margin-rule';
import { type Margin, type MarginKind, marginKinds } from './margin-shape';

/** A parsed line of a file. */
type MarginLine = { number: number; kind: MarginKind; text: string; from: string; percent: string };

/** Names of the kinds, in English, German and Japanese. */
const kindNames: Record<MarginKind, readonly string[]> = {
  brand: ['brand', 'brands', 'marke', 'marken', 'ブランド'],
  category: ['category', 'categories', 'kategorie', 'kategorien', 'カテゴリ', 'カテゴリー'],
  product: ['product', 'products', 'produkt', 'produkte', '商品'],
};

/**
 * Parses `kind, subject, from, percent`, with or without a heading. Percent signs are allowed. Throws Failure
 * `invalid_input` with line and field of each problem.
 */
export function readMarginsFile(csv: string): MarginLine[] {
  const issues = collectIssues();
  const read = readCsv(readFile(csv, marginFile.limit), marginFile);
  const written = read.lines.map(({ values }) => values.percent.replace(/\s*[%％]$/, ''));
  const numbers = readFileNumbers(written, read.delimiter);
  const lines = read.lines.flatMap(({ values, number, extra }, at): MarginLine[] => {
    const complain = (field: keyof typeof marginFile.names, message: string) =>
      issues.complain(number, field, message);
    const { subject: text } = values;
    const from = readFileDay(values.from);
    const percent = numbers.read(written[at] ?? '');
    if (extra) complain('percent', `is followed by more than ${countColumns(marginFile)} fields`);
    const kind = marginKinds.find((name) => kindNames[name].includes(simplifyHeading(values.kind)));
    if (!kind) complain('kind', `must be one of ${marginKinds.join(', ')}`);
    if (text === '') complain('subject', 'must not be empty');
    else if (text.length > marginLimits.subject)
      complain('subject', `must have at most ${marginLimits.subject} characters`);
    const dayProblem = findDayProblem(from);
    if (dayProblem) complain('from', dayProblem);
    const problem = findPercentProblem(percent);
    if (problem) complain('percent', problem);
    return kind ? [{ number, kind, text, from, percent }] : [];
  });
  issues.refuse();
  return lines;
}

/**
 * Resolves the subjects of lines. Throws Failure `invalid_input` for unknown subjects, and for two margins on the same
 * day.
 */
export async function settleMarginLines(
  { pages }: FileLines<MarginLine>,
  find: FindMarginSubject,
): Promise<Margin[]> {
  const issues = collectIssues();
  const seen = new Map<string, number>();
  const settle = ({ number, kind, text, from, percent }: MarginLine): Margin[] => {
    const complain = (field: string, message: string) => issues.complain(number, field, message);
    const found = find(kind, text);
    if ('problem' in found) {
      complain('subject', found.problem);
      return [];
    }
    const { subject } = found;
    const key = JSON.stringify([kind, subject, from]);
    const before = seen.get(key);
    if (before !== undefined)
      complain('from', `${text} has a margin from this day on line ${before} already`);
    else seen.set(key, number);
    return [{ kind, subject, from, percent }];
  };
  const margins: Margin[] = [];
  for (const page of pages) {
    margins.push(...readPage(page).flatMap(settle));
    // The server answers others between pages.
    await setImmediate();
  }
  issues.refuse();
  return margins;
}

/** Reads a file of any size. */
export const marginsReader = {
  read: readMarginsFile,
  module: 'features/profit/read-margins-file.ts',
  name: 'readMarginsFile',
};
