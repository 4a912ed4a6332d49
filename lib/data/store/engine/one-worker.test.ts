import { expect, it } from 'vitest';
import { brandQuerySchema } from '@/features/brands/brand-query';
import { listBrands } from '@/features/brands/list-brands';
import { creatorQuerySchema } from '@/features/creators/creator-query';
import { listCreators } from '@/features/creators/list-creators';
import { listProducts } from '@/features/products/list-products';
import { productQuerySchema } from '@/features/products/product-query';
import { listCampaigns } from '@/features/program/list-campaigns';
import { listProgramCreators } from '@/features/program/list-program-creators';
import { campaignQuerySchema, programCreatorQuerySchema } from '@/features/program/program-query';
import { listChanges } from '@/features/reports/changes';
import { changesQuerySchema } from '@/features/reports/changes-query';
import { exportRows } from '@/features/reports/export';
import { exportQuerySchema } from '@/features/reports/export-query';
import { readFunnel } from '@/features/reports/funnel';
import { funnelQuerySchema } from '@/features/reports/funnel-query';
import { reconcileClicks } from '@/features/reports/reconciliation';
import { reconciliationQuerySchema } from '@/features/reports/reconciliation-query';
import { listRows } from '@/features/reports/rows';
import { rowsQuerySchema } from '@/features/reports/rows-query';
import { clearLedger } from '@/lib/data/fetch/sync/forget';
import { createSyncs } from '@/lib/data/fetch/sync/syncs';
import { readNames } from '@/lib/data/read/query/read-names';
import { listUnnamed } from '@/lib/data/read/summary/list-unnamed';
import { readSummary } from '@/lib/data/read/summary/read-summary';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import {
  addItems,
  addUnlisted,
  beginWalk,
  finishWalk,
  forgetLists,
  readListStates,
} from '@/lib/data/store/lists/store-list';
import { datasetNames, sourceIds } from '@/lib/data/terms/datasets';
import { listNamed } from '@/lib/data/terms/named-dimensions';
import { type ApiRows, makeFakeApi } from '@/lib/data/testing/fake-api';
import { addWorkspace, eachLedger } from '@/lib/data/testing/ledgers';
import { clickRow, reportRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import type { Call } from '@/lib/gateway/call';
import type { LedgerStore, Session } from './store';

const range = { from: '2025-06-01', to: '2025-08-31' };

/** Wraps a store to record the plan of each statement before it runs. */
function notePlans(store: LedgerStore, plans: Map<string, string>): LedgerStore {
  type Read = Session['read'];
  const explain = async (read: Read, ...[sql, values]: Parameters<Read>) => {
    // Links and groups are local tables of the coordinator.
    const isDistributed = /ledger\.(?!placements|group_members)/.test(sql);
    if (!isDistributed || sql.startsWith('ANALYZE')) return;
    const lines = await read(`EXPLAIN ${sql}`, values);
    plans.set(sql, lines.map((line) => line['QUERY PLAN']).join('\n'));
  };
  const noting = (session: Session): Session => ({
    ...session,
    read: async (...args) => {
      await explain(session.read, ...args);
      return session.read(...args);
    },
    run: async (...args) => {
      await explain(session.read, ...args);
      return session.run(...args);
    },
  });
  return {
    ...store,
    read: async (...args) => {
      await explain(store.read, ...args);
      return store.read(...args);
    },
    write: (work) => store.write((session) => work(noting(session))),
    snapshot: (work) => store.snapshot((session) => work(noting(session))),
  };
}

/** Fails for plans with several tasks, and plans whose rows pass through the coordinator. */
function expectOneWorker(plans: ReadonlyMap<string, string>): void {
  const isWhole = (plan: string) =>
    /Task Count: 1$/m.test(plan) && !/Task Count: (?!1$)|INSERT \.\.\. SELECT/m.test(plan);
  expect([...plans].filter(([, plan]) => !isWhole(plan))).toEqual([]);
}

eachLedger('A cluster', (ledger) => {
  it('stores all tables of a workspace on one worker', async () => {
    const groups = await ledger().store.read(
      'SELECT DISTINCT colocation_id, distribution_column FROM citus_tables',
    );
    expect(groups.map((group) => group.distribution_column)).toEqual(['workspace']);
  });

  it('syncs and queries with statements that run on one worker', async () => {
    const plans = new Map<string, string>();
    const store = notePlans(ledger().store, plans);
    const workspaceId = await addWorkspace(ledger().db);
    const sync = async (rows: Partial<ApiRows>) => {
      const syncs = createSyncs({
        db: ledger().db,
        storeFor: () => store,
        callFor: () => makeFakeApi(rows).call,
      });
      await syncs.start(workspaceId, { sources: sourceIds, range, force: true });
      await syncs.settle();
      expect(await syncs.watch(workspaceId, sourceIds)).toMatchObject({ state: 'complete' });
    };
    const [moved, changed, gone] = ['2025-07-02', '2025-08-02', '2025-08-03'].map((date) =>
      reportRow({ date, final: false }),
    );
    const clicks = [clickRow({ date: '2025-07-02' })];
    await sync({ standard: [moved, changed, gone].flatMap((row) => row ?? []), clicks });
    await sync({
      standard: [
        moved && { ...moved, date: '2025-08-04T00:00:00.000Z' },
        changed && { ...changed, sales: 9 },
      ].flatMap((row) => row ?? []),
      clicks,
    });
    const context = { id: workspaceId, db: ledger().db, store };
    for (const dataset of datasetNames) {
      const query = { ...range, dataset, group: 'brand', series: 'groups', compare: 'previous' };
      await readSummary(context, summaryQuerySchema.parse(query));
    }
    await listRows(context, rowsQuerySchema.parse(range));
    const { body } = await exportRows(context, exportQuerySchema.parse(range), {
      signal: new AbortController().signal,
      noteEnd: async () => {},
    });
    await new Response(body).text();
    for (const dimension of listNamed('reports')) {
      await listUnnamed(store.read, workspaceId, { dataset: 'reports', range, dimension }, 10);
    }
    await readFunnel(context, funnelQuerySchema.parse(range));
    await reconcileClicks(context, reconciliationQuerySchema.parse(range));
    const { totals } = await listChanges(
      context,
      changesQuerySchema.parse({ since: '2025-01-01T00:00:00.000Z' }),
    );
    expect(totals.length).toBeGreaterThan(0);
    await clearLedger(store, workspaceId, sourceIds);
    expect(plans.size).toBeGreaterThan(40);
    expectOneWorker(plans);
  });

  it('stores lists with statements that run on one worker', async () => {
    const plans = new Map<string, string>();
    const store = notePlans(ledger().store, plans);
    const brands = { workspaceId: await addWorkspace(ledger().db), list: 'brands', connection: 'c' };
    const item = { key: 'a', id: 'a', name: 'A', texts: ['a'], data: {} };
    for (const fence of [1, 2]) {
      const walk = { ...brands, fence, asOf: new Date() };
      await beginWalk(store, walk);
      await addItems(store, walk, [{ ...item, rate: String(fence) }], 0);
      await finishWalk(store, walk, { cut: false, onChanges: async () => {} });
    }
    await addUnlisted(store, brands, new Map([['gone', 'Gone']]));
    expect(await readNames(store.read, brands.workspaceId, 'brand', ['a', 'gone'])).toEqual(
      new Map([
        ['a', 'A'],
        ['gone', 'Gone'],
      ]),
    );
    const states = await readListStates(store.read, brands.workspaceId, [brands.list]);
    expect(states.get(brands.list)).toMatchObject({ walk: 2, whole: true, items: 1 });
    await forgetLists(store, brands.workspaceId, { connection: 'c' });
    expectOneWorker(plans);
  });

  it('queries lists with statements that run on one worker', async () => {
    const { id: workspaceId } = await storeRows(
      ledger(),
      { standard: [reportRow({ date: range.from })] },
      range,
    );
    const { db, store } = ledger();
    const call = (async () => ({
      brands: [],
      products: [],
      creators: [],
      campaigns: [],
      cursor: null,
    })) as unknown as Call;
    const plans = new Map<string, string>();
    const noted = notePlans(store, plans);
    const context = { id: workspaceId, db, store: noted, walk: call };
    const args = { ...range, q: 'a b', sort: 'sales' };
    await listBrands(context, brandQuerySchema.parse({ ...range, q: 'a', ids: 'a,b' }));
    await listCampaigns(context, campaignQuerySchema.parse({ after: range.from, brands: 'a' }));
    await listCreators(context, creatorQuerySchema.parse({ ...args, brands: 'a,b' }));
    await listProducts(context, productQuerySchema.parse({ ...args, ids: 'a', finding: 'no-clicks' }));
    await listProgramCreators(context, programCreatorQuerySchema.parse({ ...args, claimed: 'true' }));
    expect(plans.size).toBeGreaterThan(20);
    expectOneWorker(plans);
  });

  it('distributes tables that had rows before the extension was installed', async () => {
    const { id: workspaceId } = await storeRows(
      ledger(),
      { standard: [reportRow({ date: '2025-07-02' })] },
      range,
    );
    const list = () =>
      ledger().store.read('SELECT CAST(table_name AS text) AS name FROM citus_tables ORDER BY 1');
    const count = () =>
      ledger().store.read('SELECT COUNT(*) AS count FROM ledger.reports WHERE workspace = $1', [workspaceId]);
    const tables = await list();
    for (const { name } of tables) await ledger().store.read(`SELECT undistribute_table('${name}')`);
    expect(await list()).toEqual([]);
    await ledger().reopen();
    expect(await list()).toEqual(tables);
    expect(await count()).toEqual([{ count: '1' }]);
  });

  it('shows one snapshot to all reads', async () => {
    const { store } = ledger();
    const { id: workspaceId } = await storeRows(
      ledger(),
      { standard: [reportRow({ date: '2025-07-02' })] },
      range,
    );
    const count = (read: Session['read']) =>
      read('SELECT COUNT(*) AS count FROM ledger.reports WHERE workspace = $1', [workspaceId]);
    const [before, after] = await store.snapshot(async ({ read }) => {
      const first = await count(read);
      await clearLedger(store, workspaceId, sourceIds);
      return [first, await count(read)];
    });
    expect(after).toEqual(before);
    expect(await count(store.read)).not.toEqual(before);
  });
});
