import { expect, it } from 'vitest';
import { creatorQuerySchema } from '@/features/creators/creator-query';
import { listCreators } from '@/features/creators/list-creators';
import { listProducts } from '@/features/products/list-products';
import { productQuerySchema } from '@/features/products/product-query';
import { examples } from '@/lib/contract/openapi/examples';
import type { OperationId } from '@/lib/contract/paths';
import { createSyncs } from '@/lib/data/fetch/sync/syncs';
import { storeNames } from '@/lib/data/read/summary/store-names';
import { summarize } from '@/lib/data/read/summary/summary';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import { addWorkspace, eachLedger } from '@/lib/data/testing/ledgers';
import { callExamples } from '@/lib/gateway/testing/example-api';
import { spoil } from '@/lib/gateway/testing/faults';
import { brandQuerySchema } from './brand-query';
import { listBrands } from './list-brands';

const day = { from: '2026-01-31', to: '2026-01-31' };

eachLedger('A field that cannot be read', (ledger) => {
  async function setUp(wrong: Partial<Record<OperationId, (string | number)[]>>) {
    const { db, stores } = ledger();
    const workspaceId = await addWorkspace(db);
    const store = stores.of(workspaceId);
    const call = callExamples((id, body) => (wrong[id] ? spoil(body, wrong[id], null) : body));
    const catalog = { id: workspaceId, db, store, walk: call };
    const syncs = createSyncs({
      db,
      storeFor: () => store,
      callFor: () => call,
      nameRows: (_, ...args) => storeNames(catalog, ...args),
    });
    const sync = async (source: 'brb' | 'program' | 'reports:standard') => {
      await syncs.start(workspaceId, { sources: [source], range: day });
      await syncs.settle();
      return syncs.watch(workspaceId, [source]);
    };
    const sum = (query: Record<string, string>) =>
      summarize(catalog, summaryQuerySchema.parse({ ...day, ...query }));
    return { catalog, sync, sum };
  }

  it('of a list hides neither other fields nor rows, and its receipt names it', async () => {
    const { catalog, sync, sum } = await setUp({
      listBrands: ['brands', '0', 'bio'],
      listActiveCreators: ['creators', '0', 'email'],
      listCatalogProducts: ['products', '0', 'category'],
    });
    expect(await sync('reports:standard')).toMatchObject({ state: 'complete' });
    const unread = (field: string) => ({ complete: true, unread: { rows: 1, values: 1, fields: [field] } });
    const brands = await listBrands(catalog, brandQuerySchema.parse(day));
    expect(brands.list).toMatchObject(unread('bio'));
    expect(brands.rows[0]).toMatchObject({
      brand: { ...examples.getBrand, bio: '' },
      figures: [{ currency: 'USD' }],
    });
    const creators = await listCreators(catalog, creatorQuerySchema.parse(day));
    expect(creators.list).toMatchObject(unread('email'));
    expect(creators.rows).toHaveLength(1);
    const products = await listProducts(catalog, productQuerySchema.parse(day));
    expect(products.list).toMatchObject(unread('category'));
    expect(products.rows).toHaveLength(1);
    const { groups } = (await sum({ group: 'brand' })).currencies[0] ?? {};
    expect(groups?.[0]?.label).toBe(examples.getBrand.name);
  });

  it('of a product may be its price, which is then empty and comes last', async () => {
    const { catalog } = await setUp({ listCatalogProducts: ['products', '0', 'pricing'] });
    const query = productQuerySchema.parse({ ...day, sort: 'price', order: 'asc' });
    // Products are shown before their list is complete.
    await expect.poll(async () => (await listProducts(catalog, query)).list.complete).toBe(true);
    const products = await listProducts(catalog, query);
    expect(products.list).toMatchObject({
      complete: true,
      unread: { rows: 1, values: 1, fields: ['pricing'] },
    });
    expect(products.rows).toMatchObject([{ product: { pricing: null, primaryId: 'B0EXAMPLE1' } }]);
    const below = { ...day, priceBelow: 'USD:1000' };
    expect((await listProducts(catalog, productQuerySchema.parse(below))).rows).toEqual([]);
  });

  it('of a brand does not stop its estimates', async () => {
    const { sync, sum } = await setUp({ listBrands: ['brands', '0', 'bio'] });
    expect(await sync('brb')).toMatchObject({ state: 'complete' });
    expect((await sum({ dataset: 'brb' })).receipt.state).toBe('complete');
  });

  it('of a report row is told by the receipt, and one that figures rest on leaves the days out', async () => {
    const named = await setUp({ listProgramReports: ['reports', '0', 'campaign', 'name'] });
    expect(await named.sync('program')).toMatchObject({ state: 'complete' });
    const { receipt, currencies } = await named.sum({ dataset: 'program' });
    expect(receipt).toMatchObject({
      state: 'complete',
      reasons: ['Fields could not be read: campaign.name.'],
    });
    expect(currencies[0]?.figures.sales).toBe('119.85');
    const unsummed = await setUp({ listProgramReports: ['reports', '0', 'sales'] });
    expect(await unsummed.sync('program')).toMatchObject({ state: 'partial' });
    expect((await unsummed.sum({ dataset: 'program' })).receipt.state).toBe('empty');
  });
});
