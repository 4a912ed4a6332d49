import { checkDraft, type DraftIssue } from './check-draft';
import type { LinkDraft } from './draft';

/** A validated row of a batch. */
export type PlannedRow = {
  /** Starts at 1. */
  position: number;
  /** The index of its line. */
  line: number;
  draft: LinkDraft;
  issues: DraftIssue[];
  /** Position of the first row with the same request. */
  sameAs: number | null;
};

/** Multiplies lines by `subids`. A line with its own subid 1, or without `subids`, gives one row. */
export function expandRows(lines: readonly LinkDraft[], subids: readonly string[]): PlannedRow[] {
  const seen = new Map<string, number>();
  const drafts = lines.flatMap((draft, line) =>
    draft.subid1 !== undefined || subids.length === 0
      ? [{ line, draft }]
      : subids.map((subid1) => ({ line, draft: { ...draft, subid1 } })),
  );
  return drafts.map(({ line, draft }, index) => {
    const position = index + 1;
    const { productId, marketplace, subid1, subid2, sharedid } = draft;
    const key = JSON.stringify(
      [productId, marketplace, subid1, subid2, sharedid].map((part) => part ?? null),
    );
    const sameAs = seen.get(key) ?? null;
    if (sameAs === null) seen.set(key, position);
    return { position, line, draft, issues: checkDraft(draft), sameAs };
  });
}

/** Whether a row will be sent: valid and not a duplicate. */
export const isSendable = (row: PlannedRow): boolean => row.issues.length === 0 && row.sameAs === null;
