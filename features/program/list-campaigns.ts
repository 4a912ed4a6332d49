import type { Campaign } from '@/lib/contract/resources/program';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { itemsOf, keyOfList, readList, readListReceipt } from '@/lib/data/fetch/lists/read-list';
import { readFacets } from '@/lib/data/read/lists/facets';
import { readRows, selectItems } from '@/lib/data/read/lists/list-sql';
import { readFiguredRows, readFiguresReceipt, sumTotals } from '@/lib/data/read/summary/list-figures';
import { listAskedOf } from '@/lib/data/read/values/read-unknown-values';
import type { Session, SqlValue } from '@/lib/data/store/engine/store';
import type { Catalog } from '@/lib/data/store/workspace';
import { nowOf } from '@/lib/data/store/workspace';
import { addDays, addYears, type DayRange, laterOf, toDay } from '@/lib/data/terms/days';
import { toUnits, unitsText } from '@/lib/data/terms/units';
import { paceCampaign } from './pacing';
import { campaignFilters } from './program-filters';
import type { CampaignQuery } from './program-query';
import { type CampaignsAnswer, programCurrency } from './program-shape';

/** All matching campaigns with their figures and pacing, from one snapshot. Throws Failure. */
export async function listCampaigns(catalog: Catalog, query: CampaignQuery): Promise<CampaignsAnswer> {
  const list = await readList(catalog, listSources.campaigns);
  const listKey = keyOfList(catalog, list);
  const campaigns = selectItems(listKey, ({ passes, test, containsWords }) =>
    passes(campaignFilters, query, {
      q: containsWords('item.texts', query.q),
      after: test(query.after, (day) => `item.from_day >= CAST(${day} AS DATE)`),
      before: test(query.before, (day) => `item.to_day <= CAST(${day} AS DATE)`),
    }),
  );
  const firstPlaces = `SELECT MIN(place) FROM ${itemsOf} GROUP BY brand`;
  const firstsOfBrands = selectItems(listKey, () => [`item.place IN (${firstPlaces})`]);
  return catalog.store.snapshot(async (session) => {
    const { read } = session;
    const range = await readCampaignDays(read, listKey, nowOf(catalog));
    const of = { ledger: catalog, dataset: 'program', dimension: 'campaign', key: 'item.id', range } as const;
    const rows = await readFiguredRows<Campaign>(session, of, campaigns);
    const { lists, ...receipt } = await readListReceipt(read, catalog, list);
    const figured = await readFiguresReceipt(read, {
      ledger: catalog,
      datasets: ['program'],
      range,
      lists,
      asked: listAskedOf(campaignFilters, query),
    });
    const { unread } = figured.performance.receipt;
    const named = await readRows<Campaign>(read, firstsOfBrands);
    return {
      rows: rows.map(({ item: campaign, figures }) => {
        const inDollars = figures.find(({ currency }) => currency === programCurrency);
        const commission = Number(inDollars?.figures.commission ?? 0);
        return { campaign, figures, pacing: paceCampaign(campaign, commission, { ...range, unread }) };
      }),
      totals: await sumTotals(read, of, campaigns),
      budget: unitsText(rows.reduce((sum, { item }) => sum + toUnits(String(item.budget)), 0n)),
      brands: named.map(({ item }) => item.brand),
      statuses: await readFacets(read, listKey, 'status'),
      ...receipt,
      ...figured,
    };
  });
}

/** From the first start of any campaign to yesterday, the last complete day. Limited to the maximum range. */
export async function readCampaignDays(
  read: Session['read'],
  listKey: readonly SqlValue[],
  now: Date,
): Promise<DayRange> {
  const to = addDays(toDay(now), -1);
  const [row] = await read(`SELECT MIN(from_day) AS first FROM ${itemsOf}`, [...listKey]);
  const from = laterOf(String(row?.first ?? to), addDays(addYears(to, -1), 1));
  return { from: from > to ? to : from, to };
}
