import { eq } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { findList } from '@/features/exports/lists';
import { makeMember } from '@/lib/access/testing/people';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { placeGroups } from '@/lib/data/read/groups/testing/place-groups';
import { storeItems } from '@/lib/data/read/lists/testing/store-items';
import { linkOwners, madeLinks } from '@/lib/data/store/links-schema';
import { addDays, eachDay } from '@/lib/data/terms/days';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { addSellerKey, eachLedger } from '@/lib/data/testing/ledgers';
import { brandB, clickRow, reportRow } from '@/lib/data/testing/rows';
import { sampleProduct } from '@/lib/data/testing/sample-items';
import { storeSource } from '@/lib/data/testing/store-source';
import { english } from '@/lib/language/english';
import { readCsv } from '@/lib/server/files/testing/read-file';
import { checkLinks } from './check-links';
import type { HealthQuery } from './health-query';

const today = '2026-06-30';
const noon = (day: string): Date => new Date(`${day}T12:00:00.000Z`);
const now = () => noon(today);

afterEach(() => {
  vi.useRealTimers();
});

eachLedger('Links to products that cannot be bought', (ledger) => {
  async function setUp() {
    const { db, stores } = ledger();
    const member = await makeMember(db);
    const { workspaceId } = member;
    const connection = await addSellerKey(db, workspaceId);
    const store = stores.of(workspaceId);
    const { call } = makeFakeApi({});
    const catalog = { id: workspaceId, db, store, walk: call, still: true, now };
    let [fence, made] = [0, 0];
    return {
      db,
      member,
      list: (rows: readonly CatalogProduct[], day: string) => {
        fence += 1;
        const walk = { asOf: noon(day), fence };
        return storeItems({ db, store, workspaceId, connection }, listSources.products, rows, walk);
      },
      /** Stores the clicks and reports of the days since May. */
      fetch: async (rows: Partial<Parameters<typeof makeFakeApi>[0]>) => {
        const api = makeFakeApi(rows, Number.POSITIVE_INFINITY);
        const range = { from: '2026-04-01', to: today };
        for (const source of ['clicks:standard', 'clicks:cpc', 'reports:standard', 'reports:cpc'] as const) {
          const place = { store, call: api.call, now, connection, range };
          await storeSource(place, { workspaceId, source, fence: 1 });
        }
      },
      make: async (productId: string, given: Partial<typeof madeLinks.$inferInsert> = {}) => {
        made += 1;
        const linkId = `link-${productId}-${made}`;
        const url = `https://example.com/${linkId}`;
        const [link] = await db
          .insert(madeLinks)
          .values({
            workspaceId,
            userId: member.userId,
            productId,
            linkId,
            url,
            mobileUrl: url,
            type: 'product',
            marketplace: 'marketplace.com',
            createdAt: new Date(1_750_000_000_000 + made * 1_000),
            ...given,
          })
          .returning();
        if (!link) throw new Error('The link was not made.');
        return link;
      },
      check: (as = member, query: HealthQuery = {}) => checkLinks({ ...catalog, member: as }, query),
      write: async (query: Record<string, string> = {}) => {
        const { signal } = new AbortController();
        vi.useFakeTimers({ toFake: ['Date'], now: now() });
        const context = { ...catalog, member, call, language: english, signal };
        const response = await findList('link-health')('link-health', context, new URLSearchParams(query));
        return readCsv(new Uint8Array(await response.arrayBuffer()));
      },
    };
  }

  it('are found with their clicks since then, most first', async () => {
    const { list, fetch, make, check } = await setUp();
    await list(
      [sampleProduct('OUT'), sampleProduct('OFF'), sampleProduct('GONE'), sampleProduct('FINE')],
      '2026-06-10',
    );
    await list(
      [sampleProduct('OUT', { inStock: false }), sampleProduct('OFF'), sampleProduct('FINE')],
      '2026-06-20',
    );
    const off = sampleProduct('OFF', { active: false });
    await list([sampleProduct('OUT', { inStock: false }), off, sampleProduct('FINE')], '2026-06-28');
    const out = [await make('OUT', { subid1: 'a' }), await make('OUT', { subid1: 'b' })];
    const links = [...out, await make('OFF'), await make('GONE'), await make('FINE'), await make('NEVER')];
    await make('OUT', { archivedAt: noon(today) });
    await make('OUT', { marketplace: 'marketplace.de' });
    await fetch({
      clicks: links.flatMap(({ linkId }) =>
        eachDay({ from: '2026-06-01', to: today }).map((date) => clickRow({ date, linkId, clicks: 1 })),
      ),
    });
    const { products, ...rest } = await check();
    expect(products.map((one) => [one.product.id, one.state, one.since, one.count, one.clicks])).toEqual([
      ['OUT', 'out', '2026-06-20', 2, 22],
      ['GONE', 'gone', '2026-06-10', 1, 21],
      ['OFF', 'inactive', '2026-06-28', 1, 3],
    ]);
    expect(products[0]?.links.map(({ subid1, clicks }) => [subid1, clicks])).toEqual([
      ['b', 11],
      ['a', 11],
    ]);
    expect(rest).toMatchObject({
      broken: { products: 3, links: 4, clicks: 46, unreported: 0 },
      links: 7,
      unlisted: 2,
      listedOn: '2026-06-28',
      basis: { lists: [{ name: 'products', state: 'complete' }] },
    });
  });

  it('count the last 28 days if nobody knows since when, and at most a year', async () => {
    const { list, fetch, make, check } = await setUp();
    await list([sampleProduct('OUT', { inStock: false })], '2026-06-28');
    const { linkId } = await make('OUT');
    const days = eachDay({ from: '2026-04-01', to: today });
    await fetch({ clicks: days.map((date) => clickRow({ date, linkId, clicks: 2 })) });
    const { products } = await check();
    const range = { from: addDays(today, -27), to: today };
    expect(products).toMatchObject([{ since: null, range, clicks: 56 }]);
  });

  it('say nothing of clicks before click reports are stored, or where there are none', async () => {
    const { list, fetch, make, check } = await setUp();
    const away = { marketplace: 'elsewhere.example', inStock: false };
    await list([sampleProduct('OUT', { inStock: false }), sampleProduct('FAR', away)], today);
    await make('OUT');
    await make('FAR', { marketplace: 'elsewhere.example' });
    const clicksOf = async () =>
      (await check()).products.map((one) => [one.product.id, one.clicks, one.links[0]?.clicks]).sort();
    expect(await clicksOf()).toEqual([
      ['FAR', null, null],
      ['OUT', null, null],
    ]);
    expect((await check()).broken).toMatchObject({ clicks: null, unreported: 2 });
    await fetch({});
    expect(await clicksOf()).toEqual([
      ['FAR', null, null],
      ['OUT', 0, 0],
    ]);
    expect((await check()).broken).toMatchObject({ clicks: 0, unreported: 1 });
  });

  it('come with products of the same brand, category and marketplace, best conversion rate first', async () => {
    const { list, fetch, make, check, db, member } = await setUp();
    const others = [
      ...[
        sampleProduct('BEST'),
        sampleProduct('GOOD'),
        sampleProduct('RARE'),
        sampleProduct('A'),
        sampleProduct('B'),
        sampleProduct('C'),
      ],
      sampleProduct('BRAND', { brandId: brandB }),
      sampleProduct('CATEGORY', { category: 'Shoes' }),
      sampleProduct('PLACE', { marketplace: 'marketplace.de' }),
      sampleProduct('OFF', { active: false }),
    ];
    await list([sampleProduct('OUT', { inStock: false }), ...others], today);
    const link = await make('OUT');
    const sold = (asin: string, clicks: number, conversions: number) =>
      reportRow({ date: '2026-06-01', asin, clicks, conversions });
    await fetch({
      standard: [sold('GOOD', 100, 5), sold('BEST', 40, 4), sold('RARE', 2, 2), sold('BRAND', 100, 50)],
    });
    const [found] = (await check()).products;
    expect(found?.replacements.map(({ id, conversions, clicks }) => [id, conversions, clicks])).toEqual([
      ['BEST', 4, 40],
      ['GOOD', 5, 100],
      ['RARE', 2, 2],
      ['A', 0, 0],
      ['B', 0, 0],
    ]);
    const creator = await makeMember(db, { role: 'creator', workspaceId: member.workspaceId });
    expect((await check(creator)).products).toEqual([]);
    await db.insert(linkOwners).values({ madeLinkId: link.id, userId: creator.userId });
    const [own] = (await check(creator)).products;
    expect(own?.replacements[0]).toEqual({
      marketplace: 'marketplace.com',
      id: 'BEST',
      name: 'Product BEST',
      conversions: null,
      clicks: null,
    });
  });

  it('are all in the file, a line for each link', async () => {
    const { list, fetch, make, check, write } = await setUp();
    const far = sampleProduct('FAR', { marketplace: 'elsewhere.example', inStock: false });
    await list([sampleProduct('OUT', { inStock: false }), sampleProduct('GOOD'), far], today);
    const links: string[] = [];
    for (let at = 0; at < 22; at += 1) links.push((await make('OUT', { subid1: `s${at}` })).linkId);
    await make('FAR', { marketplace: 'elsewhere.example' });
    await fetch({ clicks: links.map((linkId, at) => clickRow({ date: today, linkId, clicks: at })) });
    expect((await check()).products[0]?.links).toHaveLength(20);
    const lines = await write();
    expect(
      lines.slice(0, 22).map((line) => [line['Link id'], line.Clicks, line['May be replaced by']]),
    ).toEqual(links.map((link, at) => [link, String(at), 'GOOD']).reverse());
    expect(lines.slice(22)).toMatchObject([
      { 'Product id': 'FAR', State: 'out of stock', Clicks: 'not reported', 'May still change': '' },
    ]);
  });

  it('are filtered by groups of products, which they have in the answer and in the file', async () => {
    const { list, make, check, write, db, member } = await setUp();
    const out = { inStock: false };
    await list(
      [sampleProduct('A', out), sampleProduct('B', out), sampleProduct('C', out), sampleProduct('FINE')],
      today,
    );
    for (const id of ['A', 'B', 'C', 'FINE']) await make(id);
    const [first, second] = ['f0000000-0000-4000-8000-000000000001', 'f0000000-0000-4000-8000-000000000002'];
    const groups = new Map([
      [first, ['A', 'B', 'FINE']],
      [second, ['B']],
    ]);
    await placeGroups(db, member.workspaceId, { creator: new Map(), product: groups });
    const find = async (...asked: string[]) => {
      const { products, broken, links } = await check(member, { groups: asked });
      const named = products.map((one) => [one.product.id, ...one.groups.map(({ name }) => name)].join());
      return { named: named.sort(), broken: broken.links, links };
    };
    expect(await find(first)).toEqual({ named: ['A,Group 1', 'B,Group 1,Group 2'], broken: 2, links: 3 });
    expect(await find(second)).toEqual({ named: ['B,Group 1,Group 2'], broken: 1, links: 1 });
    expect(await find('none')).toEqual({ named: ['C'], broken: 1, links: 1 });
    expect(await find(second, 'none')).toMatchObject({ broken: 2, links: 2 });
    const creator = await makeMember(db, { role: 'creator', workspaceId: member.workspaceId });
    const [link] = await db.select().from(madeLinks).where(eq(madeLinks.workspaceId, member.workspaceId));
    if (link) await db.insert(linkOwners).values({ madeLinkId: link.id, userId: creator.userId });
    expect((await check(creator)).products).toMatchObject([{ groups: [] }]);
    await expect(check(creator, { groups: [first] })).rejects.toMatchObject({ code: 'forbidden' });
    const lines = await write({ groups: second });
    expect(lines).toMatchObject([{ 'Product id': 'B', Groups: 'Group 1; Group 2' }]);
  });

  it('are none in a workspace without links', async () => {
    const { list, check } = await setUp();
    await list([sampleProduct('OUT', { inStock: false })], today);
    expect(await check()).toMatchObject({ products: [], broken: { products: 0, links: 0 }, links: 0 });
  });
});
