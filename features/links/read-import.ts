import { z } from 'zod';
import { describeSubidProblem, findSubidProblem } from '@/lib/contract/subid';
import { countColumns } from '@/lib/csv/file-shape';
import { collectIssues } from '@/lib/csv/issues';
import { readCsv, readFile } from '@/lib/csv/read-csv';
import { toPlain } from '@/lib/language/format/typed-text';
import { importFile, importLimits } from './import-file';
import { readPastedLinkId } from './read-link-id';

/** The body of an import. */
export const importSchema = z.object({ csv: z.string({ error: 'must be text' }) });

export type ImportedLink = {
  /** Line number in the file. */
  line: number;
  linkId: string;
  subid1: string | null;
  subid2: string | null;
  note: string | null;
};

const labels = { link: 'link', subid1: 'Subid 1', subid2: 'Subid 2', note: 'note' };
/**
 * Parses `link id or URL, subid 1, subid 2, note`, with or without a heading. Throws Failure `invalid_input` with line
 * and field of each problem.
 */
export function readImport(text: string): ImportedLink[] {
  const { lines } = readCsv(readFile(text, importFile.limit), importFile);
  const issues = collectIssues();
  const seen = new Map<string, number>();
  const links = lines.map(({ values, number, extra }) => {
    const complain = (field: string, message: string) => issues.complain(number, field, message);
    if (extra) complain('note', `is followed by more than ${countColumns(importFile)} fields`);
    const { link, note } = values;
    const [subid1, subid2] = [toPlain(values.subid1), toPlain(values.subid2)];
    const linkId = readPastedLinkId(link);
    if (!linkId) complain(labels.link, 'must be a link id or the URL of a link');
    const before = linkId ? seen.get(linkId) : undefined;
    if (before !== undefined) complain(labels.link, `repeats line ${before}`);
    else if (linkId) seen.set(linkId, number);
    for (const [name, subid] of Object.entries({ subid1, subid2 })) {
      const problem = subid === '' ? null : findSubidProblem(subid);
      const label = name === 'subid1' ? labels.subid1 : labels.subid2;
      if (problem) complain(label, describeSubidProblem(label, problem));
    }
    if (note.length > importLimits.note)
      complain(labels.note, `must have at most ${importLimits.note} characters`);
    return {
      line: number,
      linkId: linkId ?? '',
      subid1: subid1 || null,
      subid2: subid2 || null,
      note: note || null,
    };
  });
  issues.refuse();
  return links;
}

/** Reads a file of any size. */
export const importReader = {
  read: readImport,
  module: 'features/links/read-import.ts',
  name: 'readImport',
};
