import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { summarize } from '@/lib/data/read/summary/summary';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import { ledgerSyncs } from '@/lib/data/store/schema';
import { LeaseLostError, raiseFence } from '@/lib/data/store/windows/fence';
import { replaceWindows } from '@/lib/data/store/windows/replace-windows';
import type { WindowRecord } from '@/lib/data/store/windows/windows';
import { makeCounts } from '@/lib/data/terms/progress-shape';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { addWorkspace, bothLedgers } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import type { Db } from '@/lib/server/db/database';
import { leaseOver } from '@/lib/server/jobs/lease';
import { forgetScopes } from './forget';
import { endLeaseUnlessWidened, takeLease, widenSync } from './lease';
import { createSyncs } from './syncs';

const july = { from: '2025-07-01', to: '2025-07-31' };
const requested = { range: july, forced: 0 };
const now = () => new Date('2026-06-30T12:00:00.000Z');
const sources = ['reports:standard'] as const;
const rows = Array.from({ length: 31 }, (_, index) =>
  reportRow({ date: `2025-07-${String(index + 1).padStart(2, '0')}` }),
);

/** Ends the lease of a workspace's syncs, as if their process had died. */
const expire = (db: Db, workspaceId: string) =>
  db.update(ledgerSyncs).set({ leaseUntil: leaseOver }).where(eq(ledgerSyncs.workspaceId, workspaceId));

bothLedgers('Several processes', (ledger) => {
  const make = (api: ReturnType<typeof makeFakeApi>) =>
    createSyncs({ db: ledger().db, storeFor: ledger().stores.of, callFor: () => api.call, now });
  const clicks = async (workspaceId: string) => {
    const context = { id: workspaceId, db: ledger().db, store: ledger().stores.of(workspaceId), now };
    const { currencies, receipt } = await summarize(context, summaryQuerySchema.parse(july));
    return { clicks: currencies[0]?.figures.clicks, state: receipt.state };
  };

  it('run one sync for concurrent requests, and extend it to more days', async () => {
    const workspaceId = await addWorkspace(ledger().db);
    const [one, two] = [makeFakeApi({ standard: rows }), makeFakeApi({ standard: rows })];
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    one.fault = (_, answer) => gate.then(answer);
    const [first, second] = [make(one), make(two)];
    await first.start(workspaceId, { sources, range: { from: '2025-07-10', to: '2025-07-20' } });
    await Promise.all(Array.from({ length: 5 }, () => second.start(workspaceId, { sources, range: july })));
    await second.settle();
    expect(two.seen).toHaveLength(0);
    open();
    await first.settle();
    await second.start(workspaceId, { sources, range: july });
    await second.settle();
    expect(await clicks(workspaceId)).toEqual({ clicks: 155, state: 'partial' });
    const requested = [...one.seen, ...two.seen].map(({ query }) => `${query.start}`);
    expect(new Set(requested).size).toBe(requested.length);
  });

  it('serve a request for more days just as the sync ends', async () => {
    const { db } = ledger();
    const workspaceId = await addWorkspace(db);
    const taken = await takeLease(db, { workspaceId, source: 'reports:standard' }, requested);
    if (!taken) throw new Error('The lease is free.');
    const { lease } = taken;
    const end = { state: 'complete' as const, reason: null, counts: makeCounts() };
    const wider = { range: { from: '2025-06-01', to: july.to }, forced: 1 };
    await widenSync(db, lease, wider);
    expect(await endLeaseUnlessWidened(db, lease, end, requested)).toEqual(wider);
    expect((await make(makeFakeApi({})).watch(workspaceId, sources)).state).toBe('running');
    expect(await endLeaseUnlessWidened(db, lease, end, wider)).toBeNull();
    expect((await make(makeFakeApi({})).watch(workspaceId, sources)).state).toBe('complete');
    expect(await endLeaseUnlessWidened(db, lease, end, requested)).toBeNull();
  });

  it('resume a forced sync of a dead process once', async () => {
    const { db } = ledger();
    const key = { workspaceId: await addWorkspace(db), source: sources[0] };
    await takeLease(db, key, { range: july, forced: 1 });
    await expire(db, key.workspaceId);
    const [one, two] = [makeFakeApi({}), makeFakeApi({})];
    const processes = [make(one), make(two)];
    await Promise.all(processes.map((syncs) => syncs.watch(key.workspaceId, sources)));
    await Promise.all(processes.map((syncs) => syncs.settle()));
    const [sync] = await db.select().from(ledgerSyncs).where(eq(ledgerSyncs.workspaceId, key.workspaceId));
    expect(sync).toMatchObject({ state: 'complete', forced: 1 });
    const requested = [...one.seen, ...two.seen].map(({ query }) => `${query.start}`);
    expect(requested.length).toBeGreaterThan(0);
    expect(new Set(requested).size).toBe(requested.length);
  });

  it('keep the days of a dead sync when a request takes it over, and its forced requests', async () => {
    const { db } = ledger();
    const key = { workspaceId: await addWorkspace(db), source: sources[0] };
    await takeLease(db, key, { range: july, forced: 1 });
    await expire(db, key.workspaceId);
    const syncs = make(makeFakeApi({ standard: rows }));
    await syncs.start(key.workspaceId, { sources, range: { from: '2025-07-10', to: '2025-07-20' } });
    await syncs.settle();
    const [sync] = await db.select().from(ledgerSyncs).where(eq(ledgerSyncs.workspaceId, key.workspaceId));
    expect(sync).toMatchObject({ state: 'complete', fromDay: july.from, toDay: july.to, forced: 1 });
    expect((await clicks(key.workspaceId)).clicks).toBe(155);
  });

  it('start over if the dead sync was being canceled', async () => {
    const { db } = ledger();
    const key = { workspaceId: await addWorkspace(db), source: sources[0] };
    await takeLease(db, key, { range: july, forced: 1 });
    await db
      .update(ledgerSyncs)
      .set({ cancelAsked: true })
      .where(eq(ledgerSyncs.workspaceId, key.workspaceId));
    await expire(db, key.workspaceId);
    const days = { from: '2025-07-10', to: '2025-07-20' };
    const taken = await takeLease(db, key, { range: days, forced: 0 });
    expect(taken?.request).toEqual({ range: days, forced: 0 });
  });

  it('resume a sync whose process died, which can store nothing more', async () => {
    const { db, stores } = ledger();
    const workspaceId = await addWorkspace(db);
    const store = stores.of(workspaceId);
    const taken = await takeLease(db, { workspaceId, source: 'reports:standard' }, requested);
    if (!taken) throw new Error('The lease is free.');
    const { lease } = taken;
    await store.write((session) => raiseFence(session, 'reports:standard', lease));
    const api = makeFakeApi({ standard: rows });
    const heir = make(api);
    expect((await heir.watch(workspaceId, sources)).state).toBe('running');
    expect(api.seen).toHaveLength(0);
    await expire(db, workspaceId);
    await heir.watch(workspaceId, sources);
    await heir.settle();
    expect((await heir.watch(workspaceId, sources)).state).toBe('complete');
    const window: WindowRecord = {
      source: 'reports:standard',
      scope: '',
      ...july,
      status: 'ok',
      rows: 0,
      pages: 1,
      allFinal: true,
      fetchedAt: now().toISOString(),
      connection: randomUUID(),
      reason: null,
    };
    await expect(
      store.write((session) =>
        replaceWindows(session, lease, [{ record: window, texts: [] }], window.fetchedAt),
      ),
    ).rejects.toThrow(LeaseLostError);
    await expect(forgetScopes(store, lease, [])).rejects.toThrow(LeaseLostError);
    await expect(store.write((session) => raiseFence(session, 'reports:standard', lease))).rejects.toThrow(
      LeaseLostError,
    );
    await expect(
      store.write((session) =>
        replaceWindows(session, lease, [{ record: window, texts: [] }], window.fetchedAt),
      ),
    ).rejects.toThrow(LeaseLostError);
    expect((await clicks(workspaceId)).clicks).toBe(155);
  });

  it('cancel a sync of another process, and keep its stored windows', async () => {
    const workspaceId = await addWorkspace(ledger().db);
    const api = makeFakeApi({ standard: rows });
    api.fault = async (seen, answer) => {
      if (seen.at > 5) await sleep(3_000);
      return answer();
    };
    const runner = make(api);
    await runner.start(workspaceId, { sources, range: july });
    const other = make(makeFakeApi({}));
    await expect.poll(async () => (await other.watch(workspaceId, sources)).windows.done).toBeGreaterThan(0);
    const progress = await other.cancel(workspaceId, sources);
    expect(progress).toMatchObject({ state: 'cancelled' });
    expect(progress.windows.done).toBeGreaterThan(0);
    await runner.settle();
  });
});
