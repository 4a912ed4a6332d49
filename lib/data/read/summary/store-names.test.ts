import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { Failure } from '@/lib/base/failure';
import type { OperationId } from '@/lib/contract/paths';
import { createSyncs } from '@/lib/data/fetch/sync/syncs';
import { datasets, type SourceId } from '@/lib/data/terms/datasets';
import { type ApiRows, makeFakeApi } from '@/lib/data/testing/fake-api';
import { addWorkspace, bothLedgers } from '@/lib/data/testing/ledgers';
import { brandA, brandB, creatorA, reportRow } from '@/lib/data/testing/rows';
import { sampleBrand, sampleCreator, sampleProduct } from '@/lib/data/testing/sample-items';
import type { Call } from '@/lib/gateway/call';
import { readSummary } from './read-summary';
import { storeNames } from './store-names';
import { summaryQuerySchema } from './summary-query';

const range = { from: '2026-06-01', to: '2026-06-28' };
const now = () => new Date('2026-06-30T12:00:00.000Z');
const creatorB = 'c0000000-0000-4000-8000-00000000000b';

type Lists = { brands: string[]; products: string[]; creators: string[]; former: string[] };

bothLedgers('Names of synced rows', (ledger) => {
  async function setUp(rows: Partial<ApiRows>, lists: Lists) {
    const { db, store } = ledger();
    const workspaceId = await addWorkspace(db);
    const api = makeFakeApi(rows);
    const calls: OperationId[] = [];
    const failing = new Set<OperationId>();
    const answers: Partial<Record<OperationId, (id: string) => unknown>> = {
      listBrands: () => ({ brands: lists.brands.map((id) => sampleBrand(id)), cursor: null }),
      listCatalogProducts: () => ({ products: lists.products.map((id) => sampleProduct(id)), cursor: null }),
      listActiveCreators: () => ({ creators: lists.creators.map((id) => sampleCreator(id)), cursor: null }),
      getCreator: (id) => {
        if (!lists.former.includes(id)) throw new Failure('not_found', 'Creator Not Found');
        return sampleCreator(id);
      },
    };
    const call = (async (id: OperationId, input: { params?: { id: string } }, options: object) => {
      const answer = answers[id];
      if (!answer) return api.call(id as 'listReports', input as never, options);
      calls.push(id);
      if (failing.has(id)) throw new Failure('upstream_failed', 'Down.');
      return answer(input.params?.id ?? '');
    }) as Call;
    const sync = async (sources: readonly SourceId[] = ['reports:standard']) => {
      calls.length = 0;
      const syncs = createSyncs({
        db,
        storeFor: () => store,
        callFor: () => call,
        now,
        nameRows: (_, ...args) => storeNames({ db, store, id: workspaceId, walk: call }, ...args),
      });
      await syncs.start(workspaceId, { sources, range, force: true });
      await syncs.settle();
      return (await syncs.watch(workspaceId, sources)).state;
    };
    const labels = async (group: string) => {
      const query = summaryQuerySchema.parse({ ...range, group });
      const { currencies } = await readSummary({ id: workspaceId, db, store, now }, query);
      return Object.fromEntries(
        currencies.flatMap(({ groups }) => groups.map(({ key, label }) => [key, label])),
      );
    };
    return { api, lists, calls, failing, sync, labels };
  }

  const row = (given: Omit<Parameters<typeof reportRow>[0], 'date'>) =>
    reportRow({ ...given, date: '2026-06-02' });

  it('are stored when the sync ends, including former creators, and requested once', async () => {
    const rows = [
      row({ asin: 'p1', brandId: brandA, creatorId: creatorA }),
      row({ asin: 'gone', brandId: brandB, creatorId: creatorB }),
    ];
    const lists = { brands: [brandA], products: ['p1'], creators: [creatorA], former: [creatorB] };
    const { sync, labels, calls } = await setUp({ standard: rows }, lists);
    expect(await sync()).toBe('complete');
    expect(await labels('creator')).toEqual({
      [creatorA]: `Creator ${creatorA}`,
      [creatorB]: `Creator ${creatorB}`,
    });
    expect(await labels('brand')).toEqual({ [brandA]: `Brand ${brandA}`, [brandB]: null });
    expect(await labels('product')).toEqual({ p1: 'Product p1', gone: null });
    expect(calls.sort()).toEqual(['getCreator', 'listActiveCreators', 'listBrands', 'listCatalogProducts']);
    expect(await sync()).toBe('complete');
    expect(calls).toEqual([]);
  });

  it('are requested once by sources that end together', async () => {
    const rows = { standard: [row({ creatorId: creatorB })], cpc: [row({ creatorId: creatorB })] };
    const lists = { brands: [], products: [], creators: [], former: [creatorB] };
    const { sync, labels, calls } = await setUp(rows, lists);
    expect(await sync(datasets.reports.sources)).toBe('complete');
    expect(await labels('creator')).toEqual({ [creatorB]: `Creator ${creatorB}` });
    expect(calls.filter((id) => id === 'getCreator')).toHaveLength(1);
  });

  it('that the API does not know are remembered, and requested once', async () => {
    const rows = [row({ creatorId: creatorB })];
    const lists = { brands: [], products: [], creators: [], former: [] };
    const { sync, labels, calls } = await setUp({ standard: rows }, lists);
    await sync();
    expect(calls).toContain('getCreator');
    expect(await labels('creator')).toEqual({ [creatorB]: null });
    await sync();
    expect(calls).toEqual([]);
  });

  it('appear in a response that was cached before', async () => {
    const rows = [row({ creatorId: creatorB })];
    const lists = { brands: [], products: [], creators: [creatorA], former: [creatorB] };
    const { sync, labels, failing } = await setUp({ standard: rows }, lists);
    failing.add('getCreator');
    expect(await sync()).toBe('complete');
    expect(await labels('creator')).toEqual({ [creatorB]: null });
    failing.clear();
    await sync();
    expect(await labels('creator')).toEqual({ [creatorB]: `Creator ${creatorB}` });
  });

  it('do not delay rows if their lists fail', async () => {
    const { sync, labels, failing, lists } = await setUp(
      { standard: [row({ brandId: brandA })] },
      { brands: [brandA], products: [], creators: [], former: [] },
    );
    for (const id of ['listBrands', 'listCatalogProducts', 'listActiveCreators'] as const) failing.add(id);
    expect(await sync()).toBe('complete');
    expect(await labels('brand')).toEqual({ [brandA]: null });
    failing.clear();
    expect(lists.brands).toEqual([brandA]);
    // A failed walk rests for a while.
    await ledger().db.execute(sql`UPDATE ledger_syncs SET finished_at = finished_at - interval '1 minute'`);
    await sync();
    expect(await labels('brand')).toEqual({ [brandA]: `Brand ${brandA}` });
  });
});
