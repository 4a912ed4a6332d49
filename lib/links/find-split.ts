import type { LinkDraft } from './draft';
import type { Sibling } from './suggestions';

/** So many links of one product are many. */
const many = 3;
const shown = 6;

type Split = { kind: 'same'; url: string } | { kind: 'split'; links: number; subids: string[] };

/** What one more link means for a product that has some: the same link again, or clicks spread further. */
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
