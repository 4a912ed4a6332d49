import { nowOf } from '@/lib/ledger/context';
import { addDays, addYears, type Day, laterOf, toDay } from '@/lib/ledger/days';
import { toUnits, unitsText } from '@/lib/ledger/units';
import { addFigures } from './add-figures';
import type { CatalogContext } from './context';
import { countFacets } from './count-facets';
import { toListReceipt } from './list-receipt';
import { listSources } from './list-sources';
import { matchText } from './match-text';
import { paceCampaign } from './pacing';
import { readPerformance } from './performance';
import type { CampaignQuery } from './program-query';
import { type CampaignsAnswer, programCurrency } from './program-shape';
import { readItems } from './read-items';

const waitMs = 5_000;

/**
 * The days that the figures of campaigns are of: from the first start of any of them to yesterday (today is not
 * over), and no longer than a ledger range may be.
 */
function campaignDays(starts: readonly string[], today: Day): { from: Day; to: Day } {
  const to = addDays(today, -1);
  const first = starts.map((start) => start.slice(0, 10)).sort()[0] ?? to;
  const from = laterOf(first, addDays(addYears(to, -1), 1));
  return { from: from > to ? to : from, to };
}

/** Every campaign that passes the filter, with what it brought and how it paces. Throws Failure. */
export async function listCampaigns(
  { reader, ledger }: CatalogContext,
  query: CampaignQuery,
): Promise<CampaignsAnswer> {
  const { ids = [], brands = [], statuses = [], after, before, q } = query;
  const held = await readItems(reader, listSources.campaigns, { waitMs, refresh: query.refresh });
  const range = campaignDays(
    held.rows.map(({ startDate }) => startDate),
    toDay(nowOf(ledger)),
  );
  const performance = await readPerformance(ledger, 'campaign', range);
  const mentions = matchText(q);
  const rows = held.rows
    .filter(
      (campaign) =>
        (ids.length === 0 || ids.includes(campaign.id)) &&
        (brands.length === 0 || brands.includes(campaign.brand.id)) &&
        (statuses.length === 0 || statuses.includes(campaign.status)) &&
        (!after || campaign.startDate.slice(0, 10) >= after) &&
        (!before || campaign.endDate.slice(0, 10) <= before) &&
        mentions(campaign.name, campaign.brand.name, campaign.id),
    )
    .map((campaign) => {
      const figures = performance.byKey.get(campaign.id) ?? [];
      const inDollars = figures.find(({ currency }) => currency === programCurrency);
      const commission = Number(inDollars?.figures.commission ?? 0);
      return { campaign, figures, pacing: paceCampaign(campaign, commission, range) };
    });
  return {
    rows,
    totals: addFigures(rows.map(({ figures }) => figures)),
    budget: unitsText(rows.reduce((sum, { campaign }) => sum + toUnits(String(campaign.budget)), 0n)),
    brands: [...new Map(held.rows.map(({ brand }) => [brand.id, brand])).values()],
    statuses: countFacets(held.rows, ({ status }) => status),
    list: toListReceipt(held),
    performance: { ...range, receipt: performance.receipt },
  };
}
