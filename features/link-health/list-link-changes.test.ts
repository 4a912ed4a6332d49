import { expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { storeItems } from '@/lib/data/read/lists/testing/store-items';
import { linkOwners, madeLinks } from '@/lib/data/store/links-schema';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { addSellerKey, eachLedger } from '@/lib/data/testing/ledgers';
import { brandB, clickRow, reportRow } from '@/lib/data/testing/rows';
import { sampleProduct } from '@/lib/data/testing/sample-items';
import { storeSource } from '@/lib/data/testing/store-source';
import { listLinkChanges } from './list-link-changes';

const noon = (day: string): Date => new Date(`${day}T12:00:00.000Z`);
const now = () => noon('2026-06-30');
const usd = (price: number) => ({ price, currency: 'USD' as const });

eachLedger('What changed for links', (ledger) => {
  async function setUp() {
    const { db, stores } = ledger();
    const owner = await makeMember(db);
    const { workspaceId } = owner;
    const creator = await makeMember(db, { workspaceId, role: 'creator' });
    const connection = await addSellerKey(db, workspaceId);
    const store = stores.of(workspaceId);
    let fence = 0;
    const list = (products: readonly CatalogProduct[], day: string) => {
      fence += 1;
      const walk = { asOf: noon(day), fence };
      return storeItems({ db, store, workspaceId, connection }, listSources.products, products, walk);
    };
    const make = async (productId: string, userId = owner.userId) => {
      const [link] = await db
        .insert(madeLinks)
        .values({
          workspaceId,
          userId,
          productId,
          linkId: `link-${productId}-${userId}`,
          url: 'x',
          mobileUrl: 'x',
          type: 'product',
          marketplace: 'marketplace.com',
        })
        .returning();
      if (link) await db.insert(linkOwners).values({ madeLinkId: link.id, userId });
      return `link-${productId}-${userId}`;
    };
    const fetch = async (rows: Parameters<typeof makeFakeApi>[0]) => {
      const { call } = makeFakeApi(rows, Number.POSITIVE_INFINITY);
      const place = { store, call, now, connection, range: { from: '2026-03-01', to: '2026-06-30' } };
      for (const source of ['clicks:standard', 'clicks:cpc', 'reports:standard', 'reports:cpc'] as const) {
        await storeSource(place, { workspaceId, source, fence: 1 });
      }
    };
    const ask = (member = owner) => listLinkChanges({ id: workspaceId, db, store, now, member });
    return { creator, list, make, fetch, ask };
  }

  it('are products back in stock, and the newest price and rate, with clicks of 28 complete days', async () => {
    const { list, make, fetch, ask } = await setUp();
    const out = { inStock: false };
    await list(
      [sampleProduct('BACK', out), sampleProduct('COSTS'), sampleProduct('STILL', out)],
      '2026-05-01',
    );
    const older = { pricing: usd(30), commissionPercentage: 0.1 };
    await list(
      [sampleProduct('BACK', out), sampleProduct('COSTS', older), sampleProduct('STILL')],
      '2026-06-05',
    );
    const newer = { pricing: usd(25.5), commissionPercentage: 0.125 };
    await list(
      [sampleProduct('BACK'), sampleProduct('COSTS', newer), sampleProduct('STILL', { active: false })],
      '2026-06-20',
    );
    const [back, costs, still] = [await make('BACK'), await make('COSTS'), await make('STILL')];
    await fetch({
      clicks: [
        clickRow({ date: '2026-06-01', linkId: back, clicks: 1_000 }),
        clickRow({ date: '2026-06-02', linkId: back, clicks: 3 }),
        clickRow({ date: '2026-06-29', linkId: back, clicks: 4 }),
        clickRow({ date: '2026-06-30', linkId: back, clicks: 1_000 }),
        clickRow({ date: '2026-06-10', linkId: costs, clicks: 9 }),
        clickRow({ date: '2026-06-10', linkId: still, clicks: 99 }),
      ],
    });
    const { changes, count, range, basis } = await ask();
    expect(range).toEqual({ from: '2026-06-02', to: '2026-06-29' });
    expect(count).toBe(changes.length);
    const of = (id: string) => ({
      product: { marketplace: 'marketplace.com', id, name: `Product ${id}` },
      links: 1,
    });
    expect(changes).toEqual(
      expect.arrayContaining([
        { ...of('COSTS'), clicks: 9, kind: 'rate', since: '2026-06-20', before: '0.1', after: '0.125' },
        {
          ...of('COSTS'),
          clicks: 9,
          kind: 'price',
          since: '2026-06-20',
          before: { amount: '30', currency: 'USD' },
          after: { amount: '25.5', currency: 'USD' },
        },
        { ...of('BACK'), clicks: 7, kind: 'back', since: '2026-06-20' },
      ]),
    );
    // It came back, and is inactive since.
    expect(changes.filter(({ product, kind }) => product.id === 'STILL' && kind === 'back')).toEqual([]);
    expect(basis.lists).toEqual([{ name: 'products', state: 'complete' }]);
  });

  it('is a product of the same kind and currency that pays at least a tenth more per sale', async () => {
    const { creator, list, make, fetch, ask } = await setUp();
    const pays = (id: string, price: number, rate: number, given: Partial<CatalogProduct> = {}) =>
      sampleProduct(id, { pricing: usd(price), commissionPercentage: rate, ...given });
    await list(
      [
        pays('OWN', 20, 0.1),
        pays('BIT', 21, 0.1),
        pays('MORE', 15, 0.2),
        pays('UNSOLD', 90, 0.5),
        pays('EMPTY', 90, 0.5, { inStock: false }),
        pays('OTHER BRAND', 90, 0.5, { brandId: brandB }),
        pays('EURO', 90, 0.5, { pricing: { price: 90, currency: 'EUR' } }),
        pays('QUIET', 1, 0.1),
      ],
      '2026-06-29',
    );
    const own = await make('OWN');
    const hers = await make('OWN', creator.userId);
    await make('QUIET');
    await fetch({
      clicks: [
        clickRow({ date: '2026-06-10', linkId: own, clicks: 5 }),
        clickRow({ date: '2026-06-10', linkId: hers, clicks: 2 }),
      ],
      standard: [reportRow({ date: '2026-06-10', asin: 'MORE', linkId: 'x', clicks: 40, conversions: 3 })],
    });
    const told = { kind: 'better', since: '2026-06-29', pays: '2.00', currency: 'USD' };
    const better = { id: 'MORE', name: 'Product MORE', pays: '3.00' };
    expect((await ask()).changes).toMatchObject([
      { ...told, links: 2, clicks: 7, better: { ...better, clicks: 40, conversions: 3 } },
    ]);
    // Creators see their own links, and no figures of others.
    expect((await ask(creator)).changes).toMatchObject([
      { ...told, links: 1, clicks: 2, better: { ...better, clicks: null, conversions: null } },
    ]);
  });

  it('are none without a stored list, which is said', async () => {
    const { make, ask } = await setUp();
    await make('A');
    expect(await ask()).toMatchObject({ changes: [], listedAt: null, basis: { complete: false } });
  });
});
