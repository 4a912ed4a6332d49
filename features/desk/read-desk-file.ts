import { isMailAddress } from '@/lib/base/mail-address';
import { mapColumns } from '@/lib/csv/columns';
import { findDayProblem, readFileDay } from '@/lib/csv/file-day';
import { countColumns } from '@/lib/csv/file-shape';
import { collectIssues } from '@/lib/csv/issues';
import { readCsv, readFile } from '@/lib/csv/read-csv';
import type { Day } from '@/lib/data/terms/days';
import { cleanText, toOneLine } from '@/lib/language/format/clean-text';
import { readTypedAddress, readTypedLink } from '@/lib/language/format/typed-text';
import { deskFile } from './desk-file';
import { deskLimits } from './desk-shape';
import { findLinkProblem, findTagsProblem, tidyTags } from './partner-rule';

/** A parsed line of a file. `creator`, `stage` and `owner` are as written; empty texts are not given. */
export type DeskLine = {
  number: number;
  name: string;
  creator: string;
  email: string | null;
  handle: string | null;
  link: string | null;
  stage: string;
  owner: string;
  tags: string[];
  step: string | null;
  stepDay: Day | null;
  notes: string;
};

type ColumnName = keyof typeof deskFile.names;
type Complain = (field: ColumnName, message: string) => void;
type Values = Record<ColumnName, string>;

const limited = ['name', 'creator', 'email', 'handle', 'link', 'stage', 'step', 'notes'] as const;

/**
 * Parses a file with or without a heading. Each line needs a name or a creator. Throws Failure `invalid_input` with line and
 * field of each problem.
 */
function readDeskFile(csv: string): DeskLine[] {
  const issues = collectIssues();
  const { lines } = readCsv(readFile(csv, deskFile.limit), deskFile);
  const read = lines.map(({ values: { notes, ...given }, number, extra }): DeskLine => {
    const values = tidy({ ...mapColumns(given, toOneLine), notes: cleanText(notes).trim() });
    const complain: Complain = (field, message) => issues.complain(number, field, message);
    if (extra) complain('notes', `is followed by more than ${countColumns(deskFile)} fields`);
    checkTexts(values, complain);
    return {
      number,
      name: values.name,
      creator: values.creator,
      stage: values.stage,
      owner: values.owner,
      email: values.email || null,
      handle: values.handle || null,
      link: values.link || null,
      tags: readTags(values.tags, complain),
      ...readStep(values, complain),
      notes: values.notes,
    };
  });
  issues.refuse();
  return read;
}

const tidy = (values: Values): Values => ({
  ...values,
  name: values.name || [values.firstName, values.lastName].filter(Boolean).join(' '),
  email: readTypedAddress(values.email),
  link: readTypedLink(values.link),
});

function checkTexts(values: Values, complain: Complain): void {
  if (values.name === '' && values.creator === '') complain('name', 'must not be empty');
  for (const field of limited) {
    const most = deskLimits[field];
    if (values[field].length > most) complain(field, `must have at most ${most} characters`);
  }
  if (values.email !== '' && !isMailAddress(values.email)) complain('email', 'must be an e-mail address');
  const link = values.link === '' ? null : findLinkProblem(values.link);
  if (link) complain('link', link);
}

function readTags(text: string, complain: Complain): string[] {
  const tags = tidyTags(toOneLine(text).split(/[,;]/));
  const problem = findTagsProblem(tags);
  if (problem) complain('tags', problem);
  return tags;
}

function readStep({ step, due }: Values, complain: Complain): Pick<DeskLine, 'step' | 'stepDay'> {
  if (due === '') return { step: step || null, stepDay: null };
  if (step === '') complain('step', 'must not be empty with a date');
  const day = readFileDay(due);
  const problem = findDayProblem(day);
  if (problem) complain('due', problem);
  return { step, stepDay: day };
}

/** Reads a file of any size. */
export const deskReader = {
  read: readDeskFile,
  module: 'features/desk/read-desk-file.ts',
  name: 'readDeskFile',
};
