import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { workspaces } from '@/lib/accounts/schema';
import { Failure } from '@/lib/failure';
import { forgetStrays } from './forget-strays';
import { listRows } from './rows';
import { rowsQuerySchema } from './rows-query';
import { summarize } from './summary';
import { summaryQuerySchema } from './summary-query';
import { createSyncs, type SyncRequest } from './syncs';
import { type makeFakeApi as MakeFakeApi, makeFakeApi } from './testing/fake-api';
import { addSellerKey, addWorkspace, eachLedger, removeSellerKey } from './testing/ledgers';
import { clickRow, reportRow } from './testing/rows';

const today = new Date('2026-06-30T12:00:00.000Z');
const year = { from: '2025-07-01', to: '2026-06-30' };
const old = { from: '2025-07-01', to: '2025-07-31' };

eachLedger('A sync', (ledger) => {
  async function setUp(api: ReturnType<typeof MakeFakeApi>, clock = { now: today }) {
    const { db } = ledger();
    const workspaceId = await addWorkspace(db);
    const now = () => clock.now;
    const syncs = () => createSyncs({ db, store: ledger().store, callFor: () => api.call, now });
    const context = () => ({ workspaceId, store: ledger().store, now });
    const run = async (request: Partial<SyncRequest> = {}) => {
      const worker = syncs();
      await worker.start(workspaceId, {
        sources: ['reports:standard', 'reports:cpc'],
        range: year,
        ...request,
      });
      await worker.settle();
      return worker.watch(workspaceId, request.sources ?? ['reports:standard', 'reports:cpc']);
    };
    const sum = async (query: Record<string, string> = {}) =>
      summarize(context(), summaryQuerySchema.parse({ ...year, ...query }));
    return { workspaceId, context, run, sum, syncs, clock };
  }

  it('brings every row of a range once, edges of days included, and says so', async () => {
    const rows = [
      reportRow({ date: '2026-06-30T23:59:59.999Z', sales: 0.1, final: false }),
      reportRow({ date: '2026-06-29T00:00:00.000Z', sales: 0.2, final: false }),
      reportRow({ date: '2026-06-29T23:59:59.999Z', sales: 0.3, final: false }),
      ...Array.from({ length: 250 }, () => reportRow({ date: '2025-07-01', sales: 0.1 })),
    ];
    const api = makeFakeApi({
      standard: rows,
      cpc: [reportRow({ date: '2025-07-02', sales: 5, currency: 'EUR' })],
    });
    const { run, sum } = await setUp(api);
    expect(await run()).toMatchObject({ state: 'complete', rows: 254 });
    const summary = await sum();
    expect(summary.currencies.map(({ currency, figures }) => [currency, figures.sales])).toEqual([
      ['USD', '25.60'],
      ['EUR', '5.00'],
    ]);
    const byDay = new Map(summary.currencies[0]?.series.map((point) => [point.bucket, point.sales]));
    expect([byDay.get('2025-07-01'), byDay.get('2026-06-29'), byDay.get('2026-06-30')]).toEqual([
      '25.00',
      '0.50',
      '0.10',
    ]);
    expect(summary.receipt).toMatchObject({ state: 'complete', rows: 254, stale: false });
    expect(summary.receipt.settled).toBeCloseTo(320 / 365, 2);
  });

  it('never asks for settled windows again, and for young ones only when ten minutes old', async () => {
    const api = makeFakeApi({ standard: [reportRow({ date: '2025-07-01' })] });
    const { run, clock } = await setUp(api, { now: today });
    await run();
    api.seen.length = 0;
    await run();
    expect(api.seen).toHaveLength(0);
    clock.now = new Date(today.getTime() + 11 * 60_000);
    await run();
    expect(api.seen.length).toBeGreaterThan(0);
    expect(api.seen.every(({ query }) => String(query.end) >= '2026-05-16')).toBe(true);
  });

  it('keeps corrections, late rows and vanished rows as changes', async () => {
    const kept = reportRow({ date: '2026-06-20', sales: 10, final: false });
    const gone = reportRow({ date: '2026-06-20', sales: 7, final: false });
    const api = makeFakeApi({ standard: [kept, gone] });
    const { run, sum, clock, context } = await setUp(api, { now: today });
    await run();
    api.rows.standard = [{ ...kept, sales: 12.5 }, reportRow({ date: '2026-06-19', sales: 1, final: false })];
    clock.now = new Date(today.getTime() + 11 * 60_000);
    await run();
    expect((await sum()).currencies[0]?.figures.sales).toBe('13.50');
    const changes = await context().store.read(
      'SELECT kind, field, was, became FROM ledger.changes WHERE workspace = $1 AND field = $2 ORDER BY kind',
      [context().workspaceId, 'sales'],
    );
    expect(changes.map(({ kind, was, became }) => [kind, Number(was), Number(became)])).toEqual([
      ['changed', 10, 12.5],
      ['late', 0, 1],
      ['removed', 7, 0],
    ]);
  });

  it('moves a row to its new day', async () => {
    const row = reportRow({ date: '2026-06-20', final: false });
    const api = makeFakeApi({ standard: [row] });
    const { run, sum, clock } = await setUp(api, { now: today });
    await run();
    api.rows.standard = [{ ...row, date: '2026-06-01T00:00:00.000Z' }];
    clock.now = new Date(today.getTime() + 11 * 60_000);
    await run();
    expect((await sum()).currencies[0]?.figures.sales).toBe('10.00');
  });

  it('counts a row that comes on two pages once', async () => {
    const api = makeFakeApi(
      { standard: Array.from({ length: 30 }, () => reportRow({ date: '2025-07-05' })) },
      7,
    );
    api.repeatEdges = true;
    const { run, sum } = await setUp(api);
    await run({ range: old });
    expect((await sum(old)).currencies[0]?.figures.clicks).toBe(150);
  });

  it('keeps the rows of one workspace from another', async () => {
    const api = makeFakeApi({ standard: [reportRow({ date: '2025-07-01' })] });
    const mine = await setUp(api);
    const other = await setUp(makeFakeApi({}));
    await mine.run();
    await other.run();
    expect((await other.sum()).currencies).toEqual([]);
    expect((await mine.sum()).currencies).toHaveLength(1);
  });

  it('keeps storefront clicks, estimates a brand and marketplace, and program rows apart', async () => {
    const brand = 'b0000000-0000-4000-8000-00000000000a';
    const api = makeFakeApi({
      clicks: [clickRow({ date: '2025-07-01', asin: null, linkType: 'storefront', clicks: 3 })],
      brands: [brand],
      bonuses: [{ brand, marketplace: 'marketplace.de', date: '20250701', amount: 1.25, currency: 'EUR' }],
    });
    const { run, sum } = await setUp(api);
    const sources = ['clicks:standard', 'clicks:cpc', 'brb', 'program'] as const;
    expect(await run({ sources })).toMatchObject({ state: 'complete' });
    const clicks = await sum({ dataset: 'clicks', group: 'link_type' });
    expect(clicks.currencies[0]).toMatchObject({ currency: null, groups: [{ key: 'storefront' }] });
    const bonus = await sum({ dataset: 'brb', group: 'marketplace' });
    expect(bonus.currencies[0]?.groups[0]).toMatchObject({
      key: 'marketplace.de',
      figures: { bonus: '1.25' },
    });
    const spans = api.seen
      .filter(({ id }) => id === 'listBonusEstimates')
      .map(({ query }) => Date.parse(String(query.end)) - Date.parse(String(query.start)));
    expect(Math.max(...spans)).toBeLessThanOrEqual(90 * 86_400_000);
  });

  it('pages through raw rows, and refuses a cursor of another question', async () => {
    const rows = Array.from({ length: 25 }, (_, index) =>
      reportRow({ date: '2025-07-03', sales: index % 5 }),
    );
    const { run, context } = await setUp(makeFakeApi({ standard: rows }));
    await run({ range: old });
    for (const sort of ['at', 'sales'] as const) {
      const ids: string[] = [];
      let cursor: string | null = null;
      do {
        const query = { ...old, sort, limit: '10', ...(cursor === null ? {} : { cursor }) };
        const page = await listRows(context(), rowsQuerySchema.parse(query));
        ids.push(...page.rows.map(({ id }) => id));
        cursor = page.cursor;
      } while (cursor);
      expect(new Set(ids)).toEqual(new Set(rows.map(({ id }) => id)));
      expect(ids).toHaveLength(25);
    }
    const page = await listRows(context(), rowsQuerySchema.parse({ ...old, limit: '10' }));
    const elsewhere = rowsQuerySchema.parse({ ...old, limit: '10', sort: 'sales', cursor: page.cursor });
    await expect(listRows(context(), elsewhere)).rejects.toMatchObject({ issues: [{ field: 'cursor' }] });
  });

  describe('when the key', () => {
    it('is replaced, removes what it brought', async () => {
      const api = makeFakeApi({ standard: [reportRow({ date: '2025-07-01' })] });
      const { run, sum, workspaceId } = await setUp(api);
      await run();
      await addSellerKey(ledger().db, workspaceId);
      api.rows.standard = [];
      await run();
      expect((await sum()).currencies).toEqual([]);
    });

    it('is removed, says that one is needed', async () => {
      const { run, workspaceId } = await setUp(makeFakeApi({}));
      await removeSellerKey(ledger().db, workspaceId);
      expect(await run()).toMatchObject({ state: 'failed', reason: expect.stringContaining('seller key') });
    });

    it('is replaced half-way, stops and keeps nothing of it', async () => {
      const rows = Array.from({ length: 60 }, (_, index) =>
        reportRow({ date: `2025-07-${String((index % 30) + 1).padStart(2, '0')}` }),
      );
      const api = makeFakeApi({ standard: rows });
      const { run, sum, workspaceId } = await setUp(api);
      let replaced: Promise<string> | undefined;
      api.fault = (seen, answer) => {
        if (seen.at === 5) replaced = addSellerKey(ledger().db, workspaceId);
        return answer();
      };
      const progress = await run({ sources: ['reports:standard'], range: old });
      await replaced;
      expect(progress.state).toBe('failed');
      expect((await sum(old)).receipt).toMatchObject({ state: 'empty', rows: 0 });
    });

    it('goes with its workspace half-way, stops and keeps nothing of it', async () => {
      const api = makeFakeApi({ standard: [reportRow({ date: '2025-07-01' })] }, 1);
      const { syncs, sum, workspaceId } = await setUp(api);
      const { db } = ledger();
      let deleted: Promise<unknown> | undefined;
      api.fault = (seen, answer) => {
        if (seen.at === 5) deleted = db.delete(workspaces).where(eq(workspaces.id, workspaceId)).execute();
        return answer();
      };
      const worker = syncs();
      await worker.start(workspaceId, { sources: ['reports:standard'], range: year });
      await worker.settle();
      await deleted;
      expect((await sum()).receipt).toMatchObject({ state: 'empty', rows: 0 });
    });

    it('was removed, and the process died before its rows were: they go at the next start', async () => {
      const rows = { standard: [reportRow({ date: '2025-07-01' })] };
      const [gone, deleted, kept] = [
        await setUp(makeFakeApi(rows)),
        await setUp(makeFakeApi(rows)),
        await setUp(makeFakeApi(rows)),
      ];
      for (const { run } of [gone, deleted, kept]) await run();
      const { db, store } = ledger();
      await removeSellerKey(db, gone.workspaceId);
      await db.delete(workspaces).where(eq(workspaces.id, deleted.workspaceId));
      await forgetStrays(db, store);
      expect((await gone.sum()).receipt).toMatchObject({ state: 'empty', rows: 0 });
      expect((await deleted.sum()).receipt).toMatchObject({ state: 'empty', rows: 0 });
      expect((await kept.sum()).receipt).toMatchObject({ state: 'complete', rows: 1 });
    });
  });

  describe('with faults', () => {
    const rows = Array.from({ length: 300 }, (_, index) =>
      reportRow({ date: `2025-07-${String((index % 30) + 1).padStart(2, '0')}` }),
    );
    it.each([
      ['throttled now and then', new Failure('throttled', 'Slow down.', { retryAfter: 0.05 })],
      ['failing now and then', new Failure('upstream_failed', 'The API failed with status 500.')],
      ['cut off now and then', new Failure('upstream_unavailable', 'The API cannot be reached.')],
      ['garbled now and then', new Failure('upstream_invalid', 'Not JSON.')],
    ])('%s, everything still arrives once', async (_, failure) => {
      const api = makeFakeApi({ standard: rows }, 40);
      api.fault = (seen, answer) => {
        if (seen.at % 9 === 4) throw failure;
        return answer();
      };
      const { run, sum } = await setUp(api);
      expect(await run({ range: old, sources: ['reports:standard'] })).toMatchObject({ state: 'complete' });
      expect((await sum(old)).currencies[0]?.figures.clicks).toBe(1500);
    });

    it.each([
      ['a cursor that repeats', () => ({ reports: [reportRow({ date: '2025-07-10' })], cursor: 'same' })],
      ['empty pages without end', (at: number) => ({ reports: [], cursor: `next-${at}` })],
      ['a row of another day', () => ({ reports: [reportRow({ date: '2024-01-01' })], cursor: null })],
    ])('%s ends in missing windows with a reason, and keeps the rest', async (_, bad) => {
      const api = makeFakeApi({ standard: rows });
      const { run, sum } = await setUp(api);
      api.fault = (seen, answer) =>
        String(seen.query.start).startsWith('2025-07-10') || String(seen.query.end).startsWith('2025-07-10')
          ? bad(seen.at)
          : answer();
      const only = { from: '2025-07-10', to: '2025-07-10' };
      expect(await run({ range: only, sources: ['reports:standard'] })).toMatchObject({ state: 'partial' });
      await run({ range: { from: '2025-07-11', to: '2025-07-20' }, sources: ['reports:standard'] });
      const summary = await sum({ from: '2025-07-10', to: '2025-07-20', payout_models: 'standard' });
      expect(summary.receipt).toMatchObject({ state: 'partial', windows: { missing: 1 } });
      expect(summary.receipt.reasons).toHaveLength(1);
      expect(summary.currencies[0]?.figures.clicks).toBe(500);
      api.fault = null;
      await run({ range: only, sources: ['reports:standard'] });
      const healed = await sum({ from: '2025-07-10', to: '2025-07-20' });
      expect(healed.receipt.windows.missing).toBe(0);
      expect(healed.currencies[0]?.figures.clicks).toBe(550);
    });

    it('a key refused in the middle fails the sync and keeps the windows stored', async () => {
      const api = makeFakeApi({ standard: rows });
      const { run, sum } = await setUp(api);
      api.fault = (seen, answer) => {
        if (seen.at > 5) throw new Failure('key_refused', 'The API refused the stored key.');
        return answer();
      };
      expect(await run({ range: old, sources: ['reports:standard'] })).toMatchObject({
        state: 'failed',
        reason: 'The API refused the stored key.',
      });
      expect((await sum(old)).receipt).toMatchObject({ state: 'partial' });
      api.fault = null;
      await run({ range: old });
      expect((await sum(old)).receipt).toMatchObject({ state: 'complete', rows: 300 });
    });

    it('estimates of some brands do not pass for those of all, and the rest is fetched next time', async () => {
      const brands = ['b0000000-0000-4000-8000-00000000000a', 'b0000000-0000-4000-8000-00000000000b'];
      const day = { marketplace: 'marketplace.com', date: '20250701', amount: 1, currency: 'USD' };
      const api = makeFakeApi({ brands, bonuses: brands.map((brand) => ({ ...day, brand })) });
      const { run, sum } = await setUp(api);
      let answered = 0;
      api.fault = (seen, answer) => {
        if (seen.id === 'listBonusEstimates' && ++answered > 3)
          throw new Failure('key_refused', 'The API refused the stored key.');
        return answer();
      };
      expect(await run({ range: old, sources: ['brb'] })).toMatchObject({ state: 'failed' });
      const half = await sum({ ...old, dataset: 'brb' });
      expect(half.receipt).toMatchObject({ state: 'partial', stale: true, reasons: ['Not fetched yet.'] });
      api.fault = null;
      await run({ range: old, sources: ['brb'] });
      const whole = await sum({ ...old, dataset: 'brb' });
      expect(whole.receipt).toMatchObject({ state: 'complete', reasons: [] });
      expect(whole.currencies[0]?.figures.bonus).toBe('2.00');
    });
  });
});
