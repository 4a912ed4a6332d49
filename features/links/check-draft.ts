import { linkMarketplaces, storefrontMarketplace } from '@/lib/contract/marketplaces';
import { findSubidProblem, type SubidProblem } from '@/lib/contract/subid';
import { isShortened } from '@/lib/data/read/links/recognize-product';
import type { LinkDraft } from './draft';

export type DraftField = 'productId' | 'marketplace' | 'subid1' | 'subid2' | 'sharedid';

export const longestId = 512;

type DraftProblem =
  | { kind: 'noProduct' | 'productNul' | 'productAddress' | 'productShort' | 'sharedidNul' }
  | { kind: 'productLong' | 'sharedidLong'; length: number }
  | { kind: 'marketplace' | 'sharedidMarketplace'; marketplace: string }
  | { kind: 'subid'; problem: SubidProblem };

/** An invalid field and its problem. describeDraftIssue describes it. */
export type DraftIssue = { field: DraftField } & DraftProblem;

/** Validates a draft by the API's rules: the same in the form, in a batch and on the server. API: POST /links. */
export function checkDraft(draft: LinkDraft): DraftIssue[] {
  const issues: DraftIssue[] = [];
  const complain = (field: DraftField, problem: DraftProblem | undefined) => {
    if (problem) issues.push({ field, ...problem });
  };
  complain('productId', findIdProblem(draft.productId));
  complain('marketplace', findMarketplaceProblem(draft.marketplace));
  complain('subid1', checkSubid(draft.subid1));
  complain('subid2', checkSubid(draft.subid2));
  complain('sharedid', findSharedidProblem(draft.sharedid, draft.marketplace));
  return issues;
}

function findIdProblem(id: string): DraftProblem | undefined {
  if (id === '') return { kind: 'noProduct' };
  if (id.includes('\0')) return { kind: 'productNul' };
  if (isShortened(id)) return { kind: 'productShort' };
  if (/^www\.|:\/\//i.test(id)) return { kind: 'productAddress' };
  if (id.length > longestId) return { kind: 'productLong', length: id.length };
  return undefined;
}

function findMarketplaceProblem(marketplace: string | undefined): DraftProblem | undefined {
  if (marketplace === undefined || linkMarketplaces.some((name) => name === marketplace)) return undefined;
  return { kind: 'marketplace', marketplace };
}

function checkSubid(subid: string | undefined): DraftProblem | undefined {
  const problem = subid === undefined ? null : findSubidProblem(subid);
  return problem ? { kind: 'subid', problem } : undefined;
}

/** Without a marketplace, the API decides. */
function findSharedidProblem(
  sharedid: string | undefined,
  marketplace: string | undefined,
): DraftProblem | undefined {
  if (sharedid === undefined) return undefined;
  if (marketplace !== undefined && marketplace !== storefrontMarketplace) {
    return { kind: 'sharedidMarketplace', marketplace };
  }
  if (sharedid.includes('\0')) return { kind: 'sharedidNul' };
  if (sharedid.length > longestId) return { kind: 'sharedidLong', length: sharedid.length };
  return undefined;
}
