import type { LinkDraft } from './draft';
import type { Sibling } from './suggestions';

/** Number of links per product that counts as many. */
const many = 3;
const shown = 6;

type Split = { kind: 'same'; url: string } | { kind: 'split'; links: number; subids: string[] };

/** What another link means for a product with links: a duplicate, or clicks split over more links. */
export function findSplit(draft: LinkDraft, siblings: readonly Sibling[]): Split | undefined {
  const same = siblings.find(
    ({ subid1, subid2 }) => subid1 === (draft.subid1 ?? null) && subid2 === (draft.subid2 ?? null),
  );
  if (same && draft.sharedid === undefined) return { kind: 'same', url: same.url };
  if (draft.subid1 === undefined || siblings.length < many) return undefined;
  const subids = [...new Set(siblings.map(({ subid1 }) => subid1).filter((subid) => subid !== null))];
  if (subids.includes(draft.subid1)) return undefined;
  return { kind: 'split', links: siblings.length, subids: subids.slice(0, shown) };
}
