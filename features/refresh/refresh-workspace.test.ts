import { expect, it, vi } from 'vitest';
import { Failure } from '@/lib/base/failure';
import { examples } from '@/lib/contract/openapi/examples';
import type { OperationId } from '@/lib/contract/paths';
import { createSyncs } from '@/lib/data/fetch/sync/syncs';
import { readListStates } from '@/lib/data/store/lists/store-list';
import { datasetNames, sourceIds } from '@/lib/data/terms/datasets';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { addWorkspace, eachLedger, removeSellerKey } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import type { Call } from '@/lib/gateway/call';
import { refreshWorkspace } from './refresh-workspace';

const now = () => new Date('2026-06-30T06:02:00.000Z');
const dayAgo = new Date('2026-06-29T06:02:00.000Z');
const known = { from: '2026-05-01', to: '2026-06-29' };
const lists: readonly OperationId[] = [
  'listBrands',
  'listCatalogProducts',
  'listActiveCreators',
  'listCampaigns',
  'listProgramCreators',
];
const { signal } = new AbortController();

eachLedger('A refresh of a workspace', (ledger) => {
  /** A workspace that was refreshed a day ago, and whose API has a new row since. `fault` may throw. */
  async function setUp(fault: (id: OperationId) => void | Promise<void> = () => {}) {
    const { db, stores } = ledger();
    const standard = [reportRow({ date: '2026-06-20', sales: 5 })];
    const { id: workspaceId } = await storeRows({ db, stores }, { standard }, known, {
      at: dayAgo,
      fetched: datasetNames,
    });
    const api = makeFakeApi({ standard: [...standard, reportRow({ date: '2026-06-29', sales: 7 })] });
    const asked: OperationId[] = [];
    const call = (async (
      id: OperationId,
      ...rest: Parameters<Call> extends [unknown, ...infer Rest] ? Rest : never
    ) => {
      asked.push(id);
      await fault(id);
      return lists.includes(id) ? { ...examples[id], cursor: null } : api.call(id, ...rest);
    }) as unknown as Call;
    const catalog = { id: workspaceId, db, store: stores.of(workspaceId), walk: call };
    const syncs = createSyncs({ db, storeFor: stores.of, callFor: () => call, now });
    const refresh = () => refreshWorkspace({ catalog, syncs, now, everyMs: 20 }, signal);
    return { db, workspaceId, catalog, syncs, asked, refresh };
  }

  it('reads the days that may still change and every list, and counts what it read', async () => {
    const { workspaceId, catalog, syncs, asked, refresh } = await setUp();
    const outcome = await refresh();
    await syncs.settle();
    expect(outcome).toMatchObject({ rows: 2, problem: null });
    expect(outcome.calls).toBeGreaterThan(0);
    expect(asked).toEqual(
      expect.arrayContaining([
        ...lists,
        'listReports',
        'listClickReports',
        'listBonusEstimates',
        'listProgramReports',
      ]),
    );
    const states = await readListStates(catalog.store.read, workspaceId, ['brands', 'products', 'campaigns']);
    for (const state of states.values()) expect(state.whole).toBe(true);
    expect((await syncs.watch(workspaceId, sourceIds)).state).toBe('complete');
  });

  it('reads nothing without a seller key', async () => {
    const { db, stores } = ledger();
    const workspaceId = await addWorkspace(db);
    await removeSellerKey(db, workspaceId);
    const call = vi.fn() as unknown as Call;
    const catalog = { id: workspaceId, db, store: stores.of(workspaceId), walk: call };
    const syncs = { start: vi.fn(), watch: vi.fn() };
    expect(await refreshWorkspace({ catalog, syncs, now }, signal)).toEqual({
      rows: 0,
      calls: 0,
      problem: null,
    });
    expect([call, syncs.start].map((one) => vi.mocked(one).mock.calls.length)).toEqual([0, 0]);
  });

  it('reads the lists although reports fail, and says why they did', async () => {
    const { syncs, asked, refresh } = await setUp((id) => {
      if (id === 'listReports') throw new Failure('key_refused', 'The API rejected the key.');
    });
    const outcome = await refresh();
    await syncs.settle();
    expect(outcome.problem).toContain('rejected');
    expect(asked).toEqual(expect.arrayContaining([...lists]));
  });

  it('that joins a sync says why it ended early', async () => {
    let release = () => {};
    const canceled = new Promise<void>((done) => {
      release = done;
    });
    const { workspaceId, catalog, syncs } = await setUp(() => canceled);
    await syncs.start(workspaceId, { sources: sourceIds, range: known });
    const start: typeof syncs.start = async (...given) => {
      const started = await syncs.start(...given);
      await syncs.cancel(workspaceId, sourceIds);
      release();
      return started;
    };
    const joined = await refreshWorkspace({ catalog, syncs: { ...syncs, start }, now, everyMs: 20 }, signal);
    await syncs.settle();
    expect(joined.problem).toContain('canceled');
  });

  it('counts what it read by a clock that is ahead of the database’s', async () => {
    const { workspaceId, catalog, refresh } = await setUp();
    const inAnHour = () => new Date(Date.now() + 3_600_000);
    await refresh();
    const syncs = createSyncs({
      db: ledger().db,
      storeFor: ledger().stores.of,
      callFor: () => catalog.walk,
      now: inAnHour,
    });
    const outcome = await refreshWorkspace({ catalog, syncs, now: inAnHour, everyMs: 20 }, signal);
    await syncs.settle();
    expect((await syncs.watch(workspaceId, sourceIds)).state).toBe('complete');
    expect(outcome.calls).toBeGreaterThan(0);
  });

  it('reads again only what is not fresh', async () => {
    const { syncs, asked, refresh } = await setUp();
    await refresh();
    await syncs.settle();
    asked.length = 0;
    expect(await refresh()).toMatchObject({ problem: null });
    await syncs.settle();
    expect(asked.filter((id) => lists.includes(id))).toEqual([]);
  });
});
