import { limits } from '@/lib/contract/limits';
import { linkMarketplaces, storefrontMarketplace } from '@/lib/contract/marketplaces';
import type { SubidProblem } from '@/lib/contract/subid';
import type { Translate } from '@/lib/language/translate';
import { type DraftIssue, longestId } from './check-draft';

/** Describes a field's problem in a sentence. */
export function describeDraftIssue(t: Translate, issue: DraftIssue): string {
  switch (issue.kind) {
    case 'productLong':
    case 'sharedidLong':
      return t(`links.problems.${issue.kind}`, { max: longestId, length: issue.length });
    case 'marketplace':
      return t('links.problems.marketplace', {
        known: linkMarketplaces.join(', '),
        marketplace: issue.marketplace,
      });
    case 'sharedidMarketplace':
      return t('links.problems.sharedidMarketplace', {
        storefront: storefrontMarketplace,
        marketplace: issue.marketplace,
      });
    case 'subid':
      return describeSubid(t, t(issue.field === 'subid2' ? 'links.subid2' : 'links.subid1'), issue.problem);
    default:
      return t(`links.problems.${issue.kind}`);
  }
}

/** Like the contract's describeSubidProblem, in the user's language. */
function describeSubid(t: Translate, field: string, problem: SubidProblem): string {
  if (problem.kind === 'empty') return t('links.problems.subidEmpty', { field });
  if (problem.kind === 'long') {
    return t('links.problems.subidLong', { field, max: limits.subidLength.max, length: problem.length });
  }
  const { character, position } = problem;
  return t('links.problems.subidCharacter', { field, character, position });
}
