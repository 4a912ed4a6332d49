import { expect, it } from 'vitest';
import { exampleItems } from '@/lib/contract/openapi/examples';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { storeItems } from '@/lib/data/read/lists/testing/store-items';
import { sumMonths } from '@/lib/data/store/windows/month-sums';
import { type Filters, filter } from '@/lib/data/terms/filters/list-filter';
import { bothLedgers } from '@/lib/data/testing/ledgers';
import { brandA, creatorA, reportRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { requireConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import { listAsked, listAskedOf, readUnknownValues } from './read-unknown-values';

const range = { from: '2026-03-01', to: '2026-04-30' };
const never = 'b9999999-0000-4000-8000-00000000000a';

bothLedgers('unknown values', (ledger) => {
  const open = async ({ listed = true } = {}) => {
    const rows = [
      reportRow({ date: '2026-03-10', marketplace: 'marketplace.com', currency: 'USD' }),
      reportRow({ date: '2026-04-10', marketplace: 'marketplace.de', currency: 'EUR', linkId: 'link-2' }),
    ];
    const context = await storeRows(ledger(), { standard: rows }, range);
    const { db, store, id: workspaceId } = context;
    if (listed) {
      const connection = await requireConnectionInUse(db, workspaceId, 'seller');
      const place = { db, store, workspaceId, connection };
      const at = { asOf: new Date('2026-06-30T12:00:00.000Z'), fence: 1 };
      await storeItems(
        place,
        listSources.brands,
        [{ ...exampleItems.brand, id: brandA, name: 'Harbor' }],
        at,
      );
      await storeItems(place, listSources.products, [], at);
      await storeItems(place, listSources.creators, [], at);
      await storeItems(place, listSources.campaigns, [], at);
      await storeItems(place, listSources.programCreators, [], at);
    }
    const ask = (filters: Parameters<typeof listAsked>[0]) => readUnknownValues(context, listAsked(filters));
    return { ask, context };
  };

  it('are none of values that any stored day or list has', async () => {
    const { ask } = await open();
    const known = {
      marketplaces: ['marketplace.com', 'none'],
      brands: [brandA],
      products: ['B0TEST0001'],
      creators: [creatorA],
      links: ['link-1', 'link-2'],
      currencies: ['EUR'],
      payout_models: ['cpc'],
      subids1: ['none', '~'],
    };
    expect(await ask(known)).toEqual([]);
  });

  it('are known from sums of past months as from rows', async () => {
    const campaign = 'd0000000-0000-4000-8000-00000000000c';
    const rows = [reportRow({ date: '2026-03-10', cpcCampaignId: campaign })];
    const context = await storeRows(ledger(), { standard: rows }, range);
    const ask = () => readUnknownValues(context, listAsked({ campaigns: [campaign, never] }));
    const found = await ask();
    expect(found.map(({ value }) => value)).toEqual([never]);
    const { store, id: workspaceId } = context;
    for (const source of ['reports:standard', 'reports:cpc'] as const) {
      await sumMonths(store, { workspaceId, fence: 1 }, source, { range, today: '2026-06-30' });
    }
    // Rows of these months are not read any more.
    expect(await ask()).toEqual(found);
  });

  it('name the marketplace of a country, and one that differs in case alone', async () => {
    const { ask } = await open();
    const known = (value: string) => ({ value, name: null });
    expect(await ask({ marketplaces: ['germany', 'marketplace.com', 'Marketplace.DE '] })).toEqual([
      {
        filter: 'marketplaces',
        value: 'germany',
        state: 'unknown',
        known: [known('marketplace.de'), known('marketplace.com')],
      },
      {
        filter: 'marketplaces',
        value: 'Marketplace.DE ',
        state: 'unknown',
        known: [known('marketplace.de'), known('marketplace.com')],
      },
    ]);
  });

  it('have the names of known ids', async () => {
    const { ask } = await open();
    expect(await ask({ brands: [never] })).toEqual([
      { filter: 'brands', value: never, state: 'unknown', known: [{ value: brandA, name: 'Harbor' }] },
    ]);
  });

  it.each([
    ['products', 'B0NEVER'],
    ['creators', never],
    ['links', 'link-3'],
    ['campaigns', never],
    ['subids1', 'never'],
    ['subids2', 'never'],
    ['sharedids', 'never'],
    ['presets', never],
    ['batches', never],
    ['makers', never],
    ['link_products', 'B0NEVER'],
    ['creator_tags', 'never-20'],
    ['creator_groups', never],
    ['product_groups', never],
    ['link_types', 'never'],
    ['currencies', 'XXX'],
  ])('are found of %s', async (filter, value) => {
    const { ask } = await open();
    expect(await ask({ [filter]: [value] })).toMatchObject([{ filter, value, state: 'unknown' }]);
  });

  it('are found of the filters of lists, as these write them', async () => {
    const { context } = await open();
    const ask = (declared: Filters, query: Record<string, string[] | string>) =>
      readUnknownValues(context, listAskedOf(declared, query));
    const declared = {
      q: filter.text,
      ids: { ...filter.texts, of: 'product' },
      groups: { ...filter.ids, of: 'product_group' },
      subid: { ...filter.shape(/./, ''), of: 'subid1' },
      categories: { ...filter.texts, of: 'category' },
    } as const;
    const unknown = { q: 'words', ids: ['B0NEVER', 'B0TEST0001'], groups: [never, 'none'], subid: 'a,b' };
    expect(await ask(declared, { ...unknown, categories: ['Kitchen, new'] })).toMatchObject([
      { filter: 'ids', value: 'B0NEVER' },
      { filter: 'groups', value: never },
      { filter: 'subid', value: 'a,b' },
      { filter: 'categories', value: 'Kitchen, new' },
    ]);
    expect(await ask(declared, { groups: ['none'], subid: '!none' })).toEqual([]);
  });

  it('are not known yet before their list is read', async () => {
    const { ask } = await open({ listed: false });
    const states = (filters: Parameters<typeof ask>[0]) =>
      ask(filters).then((all) => all.map(({ state }) => state));
    expect(await states({ brands: [never], marketplaces: ['germany'] })).toEqual(['unread', 'unread']);
    expect(await states({ currencies: ['XXX'], links: ['link-3'] })).toEqual(['unknown', 'unknown']);
  });
});
