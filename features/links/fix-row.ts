import { writeCsvLine } from '@/lib/language/format/csv';
import type { LinkDraft } from './draft';
import type { PlannedRow } from './expand-rows';

/** The input of a batch, parsed. */
type Plan = { lines: readonly LinkDraft[]; subids: readonly string[] };

/**
 * The input of a batch after a row was corrected: its line, and the subid in the list if it came from there. Other rows
 * of the same line or subid are thereby corrected, too.
 */
export function fixRow(
  { lines, subids }: Plan,
  row: Pick<PlannedRow, 'line' | 'draft'>,
  fixed: LinkDraft,
): { text: string; subids: string } {
  const line = lines[row.line];
  const isListed = line?.subid1 === undefined && row.draft.subid1 !== undefined;
  // The title belongs to the product.
  const title = fixed.productId === line?.productId ? line.title : undefined;
  const next = { ...fixed, title, subid1: isListed ? undefined : fixed.subid1 };
  const { subid1 } = fixed;
  return {
    text: writeLines(lines.map((each, at) => (at === row.line ? next : each))),
    subids: (isListed
      ? subids.flatMap((subid) => (subid === row.draft.subid1 ? (subid1 ?? []) : subid))
      : subids
    ).join('\n'),
  };
}

/** The columns of a written line, by headings that `readLines` knows. */
const headings = {
  productId: 'product',
  subid1: 'subid1',
  subid2: 'subid2',
  sharedid: 'sharedid',
  marketplace: 'marketplace',
  title: 'title',
} as const satisfies Record<keyof LinkDraft, string>;

const names = ['productId', 'subid1', 'subid2', 'sharedid', 'marketplace', 'title'] as const;

/** Lines as CSV with a heading. `readLines` reads the same lines from it. Leaves out empty columns. */
export function writeLines(lines: readonly LinkDraft[]): string {
  const used = names.filter((name) => name === 'productId' || lines.some((line) => line[name]));
  return [used.map((name) => headings[name]), ...lines.map((line) => used.map((name) => line[name]))]
    .map((values) => writeCsvLine(values))
    .join('')
    .replaceAll('\r\n', '\n');
}
