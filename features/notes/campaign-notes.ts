import { Failure } from '@/lib/base/failure';
import { programMarketplaces } from '@/lib/contract/marketplaces';
import type { Campaign } from '@/lib/contract/resources/program';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { keyOfList, readList } from '@/lib/data/fetch/lists/read-list';
import { readRows, selectItems } from '@/lib/data/read/lists/list-sql';
import type { Catalog } from '@/lib/data/store/workspace';
import { type Day, toDay } from '@/lib/data/terms/days';
import type { AutomaticNote, NotesAnswer } from '@/lib/data/terms/note-shape';
import type { Translate } from '@/lib/language/translate';
import { concerns } from './concerns';
import { maxApart } from './note-limits';
import type { NotesQuery } from './note-query';

/** First and last days of campaigns, from the stored list. */
export async function listCampaignNotes(
  t: Translate,
  catalog: Catalog,
  query: NotesQuery,
): Promise<{ notes: AutomaticNote[]; campaigns: NotesAnswer['campaigns'] }> {
  try {
    const list = await readList(catalog, listSources.campaigns, { waitMs: 0 });
    const inRange = selectItems(keyOfList(catalog, list), ({ test }) => [
      ...test(query.to, (day) => `item.from_day <= CAST(${day} AS DATE)`),
      ...test(query.from, (day) => `item.to_day >= CAST(${day} AS DATE)`),
    ]);
    const rows = await readRows<Campaign>(catalog.store.read, inRange);
    const notes = describeCampaigns(
      t,
      rows.map(({ item }) => item),
      query,
    );
    return { notes, campaigns: list.complete || list.cut ? 'loaded' : 'loading' };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // Without a key there are no campaigns.
    return { notes: [], campaigns: error.code === 'key_missing' ? 'loaded' : 'failed' };
  }
}

const edges = {
  'campaign-start': {
    dayOf: ({ startDate }: Campaign) => startDate,
    one: 'campaignStarts',
    many: 'campaignsStart',
  },
  'campaign-end': { dayOf: ({ endDate }: Campaign) => endDate, one: 'campaignEnds', many: 'campaignsEnd' },
} as const;

/** One note per campaign that starts or ends in the range; one with their number if many do on the same day. */
export function describeCampaigns(
  t: Translate,
  campaigns: readonly Campaign[],
  query: NotesQuery,
): AutomaticNote[] {
  const shown = campaigns.filter(({ id, brand }) =>
    concerns({ campaigns: id, brands: brand.id, marketplaces: programMarketplaces[0] }, query),
  );
  return (['campaign-start', 'campaign-end'] as const).flatMap((kind) => {
    const { dayOf, one, many } = edges[kind];
    const byDay = new Map<Day, Campaign[]>();
    for (const campaign of shown) {
      const day = toDay(new Date(dayOf(campaign)));
      if (day < query.from || day > query.to) continue;
      const ofDay = byDay.get(day) ?? [];
      ofDay.push(campaign);
      byDay.set(day, ofDay);
    }
    return [...byDay].flatMap(([day, ofDay]): AutomaticNote[] => {
      const days = { kind, from: day, to: day };
      if (ofDay.length > maxApart) {
        const text = t(`notes.found.${many}`, { count: ofDay.length });
        return [{ ...days, id: `${kind}:${day}`, text }];
      }
      return ofDay.map(({ id, name }) => ({
        ...days,
        id: `${kind}:${id}`,
        text: t(`notes.found.${one}`, { name }),
      }));
    });
  });
}
