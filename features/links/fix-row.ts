import type { LinkDraft } from './draft';
import type { PlannedRow } from './expand-rows';
import { writeLines } from './write-lines';

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
