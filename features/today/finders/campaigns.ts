import type { CampaignFacts, Pace } from '@/features/alerts/alert-shape';
import { readCampaignHistory } from '@/features/alerts/campaign-history';
import { campaignBudget } from '@/features/alerts/campaign-kind';
import { findPace } from '@/features/alerts/campaign-pace';
import { clipName } from '@/features/alerts/clip-name';
import { programCurrency } from '@/features/program/program-shape';
import { readStoredBasis } from '@/lib/data/fetch/lists/read-list';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import { rowsBasis } from '@/lib/data/terms/basis';
import { datasets } from '@/lib/data/terms/datasets';
import type { Finder, Found } from '../found';
import { writeEstimate } from '../stake';

const paces: readonly Pace[] = ['early', 'slow'];

/** Campaigns that will use up their budget before they end, or end with some of it unspent. */
export const campaignsFinder: Finder = {
  kinds: ['campaign'],
  find: async (parts) => {
    const history = await readCampaignHistory(parts, undefined);
    const lists = await readStoredBasis(parts, ['campaigns']);
    if (!history) return { found: null, lists };
    const { campaigns, range } = history;
    const receipt = await readReceipt(parts.store.read, parts, datasets.program.sources, range);
    return {
      found: campaigns.flatMap((campaign) =>
        paces.flatMap((direction) => {
          const facts = findPace(history, campaign, direction, parts.today);
          return facts ? [describe(facts, direction)] : [];
        }),
      ),
      rows: [rowsBasis(['program'], range, receipt)],
      lists,
    };
  },
};

/** What a campaign is expected to spend more or less than its budget. Nothing is at stake of a budget that is spent. */
function describe(facts: CampaignFacts, direction: Pace): Found {
  const { campaign, state, projected, budget } = facts;
  const values = { direction, subject: null };
  return {
    kind: 'campaign',
    subject: campaign.id,
    since: null,
    stake:
      projected === null || state === 'spent'
        ? null
        : writeEstimate('budget', programCurrency, { amount: Math.abs(projected - budget) }),
    path: campaignBudget.pathOf(values, facts),
    changesUntil: facts.changesUntil,
    tell: (language) => ({
      text: language.t(`today.kinds.campaign.${state}`, { name: clipName(campaign.name) }),
      why: campaignBudget.tell(language, values, facts, false),
    }),
  };
}
