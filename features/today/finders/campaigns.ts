import type { CampaignFacts, Pace } from '@/features/alerts/alert-shape';
import { readCampaignHistory, readCourses } from '@/features/alerts/campaign-history';
import { campaignBudget } from '@/features/alerts/campaign-kind';
import { findPace } from '@/features/alerts/campaign-pace';
import { clipName } from '@/features/alerts/clip-name';
import { rangeWidth } from '@/features/effects/usual-days';
import { programCurrency } from '@/features/program/program-shape';
import { readStoredBasis } from '@/lib/data/fetch/lists/read-list';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import { rowsBasis } from '@/lib/data/terms/basis';
import { datasets } from '@/lib/data/terms/datasets';
import { addDays, type Day, eachDay } from '@/lib/data/terms/days';
import { type Units, unitsNumber } from '@/lib/data/terms/units';
import { spreadOfProjection } from '../beyond-chance';
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
    const courses = await readCourses(parts, history);
    const receipt = await readReceipt(parts.store.read, parts, datasets.program.sources, range);
    return {
      found: campaigns.flatMap((campaign) =>
        paces.flatMap((direction) => {
          const facts = findPace(history, campaign, direction, parts.today);
          return facts ? describe(facts, direction, courses.get(campaign.id) ?? new Map()) : [];
        }),
      ),
      rows: [rowsBasis(['program'], range, receipt)],
      lists,
    };
  },
};

/**
 * What a campaign is expected to spend more or less than its budget, unless that may be chance. Nothing is at stake of a budget
 * that is spent.
 */
function describe(facts: CampaignFacts, direction: Pace, course: ReadonlyMap<Day, Units>): Found[] {
  const { campaign, state, projected, budget } = facts;
  const values = { direction, subject: null };
  const amount = Math.abs((projected ?? budget) - budget);
  const days = eachDay({ from: facts.starts, to: addDays(facts.ends, -facts.daysLeft) });
  const spent = days.map((day) => unitsNumber(course.get(day) ?? 0n));
  const off = rangeWidth * spreadOfProjection(spent, facts.daysLeft);
  if (state !== 'spent' && amount < off) return [];
  const found: Found = {
    kind: 'campaign',
    subject: campaign.id,
    since: null,
    stake:
      projected === null || state === 'spent'
        ? null
        : writeEstimate('budget', programCurrency, { amount, low: amount - off, high: amount + off }),
    path: campaignBudget.pathOf(values, facts),
    changesUntil: facts.changesUntil,
    tell: (language) => ({
      text: language.t(`today.kinds.campaign.${state}`, { name: clipName(campaign.name) }),
      why: campaignBudget.tell(language, values, facts, false),
    }),
  };
  return [found];
}
