import type { FieldIssue } from '@/lib/contract/query-string';
import { dayField } from '@/lib/ledger/ranges/query-range';
import { readCsv, refuseCsv } from '@/lib/read-csv';
import type { FindSubject } from './find-subject';
import { findPercentProblem, marginLimits } from './margin-rule';
import { type Margin, type MarginKind, marginKinds } from './margin-shape';

/** A parsed line of a file. */
export type MarginLine = { number: number; kind: MarginKind; text: string; from: string; percent: string };

const columns = ['kind', 'subject', 'from', 'percent'] as const;

/**
 * Parses `kind, subject, from, percent`, with or without a heading. Percent signs are allowed. Throws Failure
 * `invalid_input` with line and field of each problem.
 */
export function readMarginsFile(csv: string): MarginLine[] {
  const issues: FieldIssue[] = [];
  const read = readCsv(csv, {
    limit: marginLimits.lines,
    isHeading: ([first = '']) => first === columns[0],
  });
  const lines = read.flatMap(({ values, number }): MarginLine[] => {
    const complain = (field: (typeof columns)[number], message: string) =>
      issues.push({ field: `line ${number}, ${field}`, message });
    const [first = '', text = '', from = '', written = ''] = values;
    const percent = written.replace(/\s*%$/, '');
    if (values.length > columns.length)
      complain('percent', `is followed by more than ${columns.length} fields`);
    const kind = marginKinds.find((name) => name === first.toLowerCase());
    if (!kind) complain('kind', `must be one of ${marginKinds.join(', ')}`);
    if (text === '') complain('subject', 'must not be empty');
    else if (text.length > marginLimits.subject)
      complain('subject', `must have at most ${marginLimits.subject} characters`);
    const dayProblem = dayField.safeParse(from).error?.issues[0]?.message;
    if (dayProblem) complain('from', dayProblem);
    const problem = findPercentProblem(percent);
    if (problem) complain('percent', problem);
    return kind ? [{ number, kind, text, from, percent }] : [];
  });
  if (read.length === 0) issues.push({ field: 'csv', message: 'must have at least one line' });
  if (issues.length > 0) refuseCsv(issues);
  return lines;
}

/**
 * Resolves the subjects of lines. Throws Failure `invalid_input` for unknown subjects, and for two margins on the same
 * day.
 */
export function settleMarginLines(lines: readonly MarginLine[], find: FindSubject): Margin[] {
  const issues: FieldIssue[] = [];
  const seen = new Map<string, number>();
  const margins = lines.flatMap(({ number, kind, text, from, percent }): Margin[] => {
    const complain = (field: string, message: string) =>
      issues.push({ field: `line ${number}, ${field}`, message });
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
  });
  if (issues.length > 0) refuseCsv(issues);
  return margins;
}
