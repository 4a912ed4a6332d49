import { linkMarketplaces, storefrontMarketplace } from '@/lib/contract/marketplaces';
import { describeSubidProblem, findSubidProblem } from '@/lib/contract/subid';
import type { LinkDraft } from './draft';

export type DraftField = 'productId' | 'marketplace' | 'subid1' | 'subid2' | 'sharedid';

/** A field at fault, in words to show beside it. */
export type DraftIssue = { field: DraftField; message: string };

const longest = 512;

/**
 * Everything that can be known to be wrong before the API is asked, by the API's rules: the same in the form, in a
 * batch and on the server. API: POST /links.
 */
export function checkDraft(draft: LinkDraft): DraftIssue[] {
  const issues: DraftIssue[] = [];
  const complain = (field: DraftField, message: string | undefined) => {
    if (message) issues.push({ field, message });
  };
  complain('productId', findIdProblem(draft.productId));
  complain('marketplace', findMarketplaceProblem(draft.marketplace));
  complain('subid1', describe('Subid 1', draft.subid1));
  complain('subid2', describe('Subid 2', draft.subid2));
  complain('sharedid', findSharedidProblem(draft.sharedid, draft.marketplace));
  return issues;
}

function findIdProblem(id: string): string | undefined {
  if (id === '') return 'Enter a product id or the address of a product page.';
  if (id.includes('\0')) return 'A product id cannot hold a NUL character.';
  if (/^www\.|:\/\//i.test(id)) return 'We cannot find a product in this address. Enter a product id.';
  if (id.length > longest) return `A product id can hold ${longest} characters; this has ${id.length}.`;
  return undefined;
}

function findMarketplaceProblem(marketplace: string | undefined): string | undefined {
  if (marketplace === undefined || linkMarketplaces.some((name) => name === marketplace)) return undefined;
  return `Links can be made on ${linkMarketplaces.join(', ')}; “${marketplace}” is none of them.`;
}

function describe(label: string, subid: string | undefined): string | undefined {
  const problem = subid === undefined ? null : findSubidProblem(subid);
  return problem ? describeSubidProblem(label, problem) : undefined;
}

/** Without a marketplace the API decides. */
function findSharedidProblem(
  sharedid: string | undefined,
  marketplace: string | undefined,
): string | undefined {
  if (sharedid === undefined) return undefined;
  if (marketplace !== undefined && marketplace !== storefrontMarketplace) {
    return `Only products on ${storefrontMarketplace} take a shared id; this one is on ${marketplace}.`;
  }
  if (sharedid.includes('\0')) return 'A shared id cannot hold a NUL character.';
  if (sharedid.length > longest)
    return `A shared id can hold ${longest} characters; this has ${sharedid.length}.`;
  return undefined;
}
