import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { readList } from '@/lib/data/fetch/lists/read-list';
import { stopWalks } from '@/lib/data/fetch/lists/walks';
import { insertWindows } from '@/lib/data/store/windows/windows';
import type { Catalog } from '@/lib/data/store/workspace';
import { openStore } from '@/lib/data/testing/open-store';
import type { Call } from '@/lib/gateway/call';
import { connections } from '@/lib/gateway/connections/schema';
import { createSellerWorkspace } from '@/lib/gateway/connections/testing/seller-workspace';
import { send } from '@/lib/gateway/send';
import { createHandlerTransport, type Transport } from '@/lib/gateway/transport';
import { brands, products } from '@/lib/platform/store/schema';
import { createWorld, product } from '@/lib/platform/testing/world';
import { openTestPglite, type TestDatabase } from '@/lib/testing/databases';
import { deleteFolder } from '@/lib/testing/delete-folder';
import { listProducts } from './list-products';
import { type ProductFilters, productQuerySchema } from './product-query';

const range = { from: '2026-10-01', to: '2026-10-28' };
const ask = (query: Record<string, string> = {}) => productQuerySchema.parse({ ...range, ...query });

/** For each filter and sort, a query with other rows than all products by title. */
const narrower: Record<
  Exclude<keyof ProductFilters, 'api' | 'currency' | keyof typeof range>,
  Record<string, string>
> = {
  q: { q: 'rice' },
  brands: { brands: '00000000-0000-4000-8000-000000000000' },
  ids: { ids: 'P1' },
  active: { active: 'false' },
  stock: { stock: 'out' },
  priceBelow: { priceBelow: 'USD:20' },
  categories: { categories: 'Kitchen' },
  marketplaces: { marketplaces: 'marketplace.de' },
  groups: { groups: '00000000-0000-4000-8000-000000000000' },
  finding: { finding: 'rate-differs' },
  sort: { sort: 'price' },
  order: { order: 'desc' },
};

/** A platform with an unknown marketplace. */
const newerApi =
  (transport: Transport): Transport =>
  async (request, signal) => {
    const answer = await transport(request, signal);
    return { ...answer, text: answer.text.replaceAll('marketplace.es', 'new.example') };
  };

describe('the catalog of a workspace', () => {
  let database: TestDatabase;
  let folder: string;
  let catalog: Catalog;
  let closeLedger: () => Promise<void>;
  let key: string;
  let brand: { home: string; abroad: string };
  const calls: string[] = [];

  beforeAll(async () => {
    database = await openTestPglite();
    const world = await createWorld(database.db);
    key = world.mine.key;
    brand = { home: world.mine.home.id, abroad: world.mine.abroad.id };
    const own = { brandId: world.mine.home.id, sellerId: world.mine.id };
    const values = Array.from({ length: 230 }, (_, at) =>
      product({
        ...own,
        primaryId: `P${at}`,
        title: `Kettle ${at}`,
        price: at + 0.99,
        inStock: at % 2 === 0,
      }),
    );
    await database.db.insert(products).values([
      ...values,
      product({
        ...own,
        primaryId: 'RICE',
        title: 'Rice cooker',
        category: 'Cooking, slow',
        active: false,
      }),
      product({
        brandId: world.mine.abroad.id,
        sellerId: world.mine.id,
        primaryId: 'P1',
        marketplace: 'marketplace.de',
        currency: 'EUR',
        price: 5,
        title: 'Wasserkocher',
      }),
      product({
        brandId: world.mine.abroad.id,
        sellerId: world.mine.id,
        primaryId: 'V1',
        marketplace: 'marketplace.es',
        currency: 'SEK',
        title: 'Vattenkokare',
      }),
      product({ brandId: world.other.home.id, sellerId: world.other.id, primaryId: 'FOREIGN' }),
    ]);
    const workspaceId = await createSellerWorkspace(database.db);
    folder = await mkdtemp(join(tmpdir(), 'partnerdeck-catalog-'));
    const store = await openStore(folder);
    closeLedger = async () => {
      await stopWalks(database.db);
      await store.close();
    };
    const call: Call = (id, input) => {
      calls.push(id);
      const { signal } = new AbortController();
      return send(
        newerApi(createHandlerTransport(world.platform.fetch)),
        id,
        input as Parameters<typeof send>[2],
        key,
        { signal },
      );
    };
    catalog = { id: workspaceId, db: database.db, store, walk: call };
  });
  afterAll(async () => {
    await closeLedger();
    await deleteFolder(folder);
    await database.close();
  });

  const ids = async (query: Record<string, string>) =>
    (await listProducts(catalog, ask(query))).rows.map((row) => row.product.primaryId);

  it('has every product of the seller and no others, read once', async () => {
    await readList(catalog, listSources.products, { untilComplete: true });
    const all = await listProducts(catalog, ask({ limit: '1000' }));
    expect(all).toMatchObject({ total: 233, list: { loaded: 233, complete: true, cut: false } });
    expect(
      new Set(all.rows.map(({ product: { marketplace, primaryId } }) => `${marketplace}/${primaryId}`)).size,
    ).toBe(233);
    expect(all.rows.map((row) => row.product.primaryId)).not.toContain('FOREIGN');
    expect(calls.filter((id) => id === 'listCatalogProducts')).toHaveLength(3);
  });

  it('returns every row once, page by page', async () => {
    const seen: string[] = [];
    for (let offset = 0; offset < 233; offset += 50) {
      seen.push(...(await ids({ offset: String(offset), limit: '50', sort: 'title', order: 'asc' })));
    }
    expect(seen).toHaveLength(233);
    expect(seen[0]).toBe('P0');
  });

  it.each([
    ['stock', { stock: 'out' }, 115],
    ['activity', { active: 'false' }, 1],
    ['a category with a comma', { categories: 'Cooking%2C slow' }, 1],
    ['a marketplace', { marketplaces: 'marketplace.de' }, 1],
    ['an unknown marketplace', { marketplaces: 'new.example' }, 1],
    ['two marketplaces', { marketplaces: 'new.example,marketplace.de' }, 2],
    ['ids, in every marketplace', { ids: 'P1,P2,NOPE' }, 3],
    ['text', { q: 'rice COOK' }, 1],
    ['several at once', { stock: 'in', q: 'kettle', ids: 'P1,P2,P4' }, 2],
    ['a labeled id', { q: 'ASIN : RICE' }, 1],
    ['nothing', { q: 'teapot' }, 0],
  ])('filters by %s', async (_, query, total) => {
    expect((await listProducts(catalog, ask(query))).total).toBe(total);
  });

  it.each(Object.entries(narrower))('never returns rows of another filter for %s', async (_, query) => {
    const base = { sort: 'title', order: 'asc', limit: '1000' };
    const all = await ids(base);
    const some = await ids({ ...base, ...query });
    expect(some).not.toEqual(all);
    expect(await ids(base)).toEqual(all);
    expect(await ids({ ...base, ...query })).toEqual(some);
  });

  it('filters by brand and names it', async () => {
    const answer = await listProducts(catalog, ask({ brands: brand.abroad }));
    expect(answer.rows.map((row) => row.brandName)).toEqual(['Mine Abroad', 'Mine Abroad']);
  });

  it('updates a brand’s name after brands were read again, although products were not', async () => {
    const rename = (name: string) =>
      database.db.update(brands).set({ name }).where(eq(brands.id, brand.abroad));
    const named = async () => {
      await readList(catalog, listSources.brands, { refresh: true, untilComplete: true });
      const { rows } = await listProducts(catalog, ask({ brands: brand.abroad }));
      return rows.map((row) => row.brandName);
    };
    await rename('Elsewhere');
    expect(await named()).toEqual(['Elsewhere', 'Elsewhere']);
    await rename('Mine Abroad');
    expect(await named()).toEqual(['Mine Abroad', 'Mine Abroad']);
  });

  it('sorts amounts within their currency', async () => {
    expect(await ids({ sort: 'price', order: 'desc', limit: '2' })).toEqual(['P229', 'P228']);
    expect(await ids({ sort: 'price', order: 'asc', limit: '1', offset: '231' })).toEqual(['P1']);
  });

  it('sorts and sums again after a sync stored rows', async () => {
    const best = async () => {
      const { rows, totals } = await listProducts(catalog, ask({ sort: 'sales', limit: '1' }));
      return [rows[0]?.product.primaryId, totals.map(({ figures }) => Number(figures.sales))];
    };
    expect((await best())[1]).toEqual([]);
    const { id: workspaceId, store } = catalog;
    await store.write(async (session) => {
      await session.run(
        `INSERT INTO ledger.reports (workspace, source, scope, id, instant, day, final, product, marketplace, currency,
           link, creator, brand, sales, commission, conversions, clicks, detail_page_views, add_to_carts)
         VALUES ($1, 'reports:standard', '', gen_random_uuid(), '', CAST('2026-10-02' AS DATE), TRUE, 'P7', 'marketplace.com', 'USD',
           'link', 'creator', 'brand', 12, 1, 1, 1, 1, 1)`,
        [workspaceId],
      );
      const window = { source: 'reports:standard' as const, scope: '', ...range, status: 'ok' as const };
      const fetched = { rows: 1, pages: 1, allFinal: true, fetchedAt: '2026-11-24T00:00:00.000Z' };
      await insertWindows(session, workspaceId, [
        { ...window, ...fetched, connection: 'test', reason: null },
      ]);
    });
    expect(await best()).toEqual(['P7', [12]]);
  });

  it('lists existing values', async () => {
    const { categories, marketplaces } = await listProducts(catalog, ask({ q: 'teapot' }));
    expect(categories).toEqual([
      { value: 'Kitchen', count: 232 },
      { value: 'Cooking, slow', count: 1 },
    ]);
    expect(marketplaces.map(({ value }) => value)).toContain('new.example');
  });

  it('lists seller v1 products with the same field names', async () => {
    const answer = await listProducts(catalog, ask({ api: 'v1', q: 'rice' }));
    expect(answer.rows.some((row) => row.product.primaryId === 'RICE')).toBe(true);
  });

  it('reports a rejected key', async () => {
    const good = key;
    key = 'revoked';
    await database.db.update(connections).set({ inUse: false });
    const { id: workspaceId } = catalog;
    const sealed = { jwe: 'sealed', prefix: '', lastFour: '' };
    await database.db.insert(connections).values({ workspaceId, family: 'seller', inUse: true, ...sealed });
    await expect(listProducts(catalog, ask())).rejects.toMatchObject({ code: 'key_refused' });
    key = good;
  });

  it('reports a missing key', async () => {
    await database.db.update(connections).set({ inUse: false });
    await expect(listProducts(catalog, ask())).rejects.toMatchObject({ code: 'key_missing' });
  });
});

it.each([
  ['an unknown finding', { finding: 'lucky' }, 'finding'],
  ['a date that does not exist', { from: '2026-02-30' }, 'from'],
  ['a range that ends before it starts', { from: '2026-10-29' }, 'to'],
  ['a range of a year and a day', { from: '2025-10-28' }, 'to'],
  ['too many ids', { ids: Array.from({ length: 501 }, (_, at) => `P${at}`).join(',') }, 'ids'],
  ['a limit out of bounds', { limit: '1001' }, 'limit'],
  ['a price without a currency', { priceBelow: '25' }, 'priceBelow'],
  ['a price with too many places', { priceBelow: 'USD:0.123456789' }, 'priceBelow'],
  ['a stock that is neither', { stock: 'some' }, 'stock'],
])('refuses %s', (_, query, field) => {
  const result = productQuerySchema.safeParse({ ...range, ...query });
  expect(result.error?.issues.map((issue) => issue.path.join('.'))).toContain(field);
});
