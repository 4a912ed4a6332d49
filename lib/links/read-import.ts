import { z } from 'zod';
import type { FieldIssue } from '@/lib/contract/query-string';
import { describeSubidProblem, findSubidProblem } from '@/lib/contract/subid';
import { readCsv, refuseCsv } from '@/lib/read-csv';

export const importLimits = { lines: 50_000, note: 500, linkId: 200 } as const;

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

const columns = ['link', 'subid1', 'subid2', 'note'] as const;
const labels = { link: 'link', subid1: 'Subid 1', subid2: 'Subid 2', note: 'note' };
/** Allowed headings of the first column. */
const headings = ['link', 'link id', 'link_id', 'linkid', 'link id or url', 'url'];

/**
 * Parses `link id or URL, subid 1, subid 2, note`, with or without a heading. Throws Failure `invalid_input` with line
 * and field of each problem.
 */
export function readImport(text: string): ImportedLink[] {
  const lines = readCsv(text, {
    limit: importLimits.lines,
    isHeading: ([first = '']) => headings.includes(first),
  });
  const issues: FieldIssue[] = [];
  const seen = new Map<string, number>();
  const links = lines.map(({ values, number }) => {
    const complain = (field: string, message: string) =>
      issues.push({ field: `line ${number}, ${field}`, message });
    if (values.length > columns.length) complain('note', `is followed by more than ${columns.length} fields`);
    const [link = '', subid1 = '', subid2 = '', note = ''] = values;
    const linkId = readLinkId(link);
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
  if (links.length === 0) issues.push({ field: 'csv', message: 'must have at least one line' });
  if (issues.length > 0) refuseCsv(issues);
  return links;
}

/** An id, or the last path segment of a link's URL. */
function readLinkId(text: string): string | null {
  const isUrl = /^https?:\/\//i.test(text);
  if (isUrl && !URL.canParse(text)) return null;
  const id = isUrl ? (new URL(text).pathname.split('/').filter(Boolean).at(-1) ?? '') : text;
  return /^[\w.~-]+$/.test(id) && id.length <= importLimits.linkId ? id : null;
}
