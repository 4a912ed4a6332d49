import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Failure } from '@/lib/base/failure';
import { readWindows } from '@/lib/data/store/windows/windows';
import { eachDay } from '@/lib/data/terms/days';
import { listGaps } from '@/lib/data/terms/ranges/gaps';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { addWorkspace, eachLedger } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { today } from '@/lib/data/testing/sync-set-up';
import { findConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import { takeLease, widenSync } from './lease';
import { createRateLimiter } from './rate-limiter';
import { runSync } from './run-sync';
import { createSyncs } from './syncs';

const sources = ['reports:standard'] as const;

/** A promise that a test resolves. */
function makeGate() {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { gate, release };
}

eachLedger('Joining a sync', (ledger) => {
  const make = (api: ReturnType<typeof makeFakeApi>) =>
    createSyncs({ db: ledger().db, storeFor: ledger().stores.of, callFor: () => api.call, now: () => today });

  it('at the same time, fetches the days of both', async () => {
    const { db } = ledger();
    for (let round = 0; round < 5; round += 1) {
      const target = { workspaceId: await addWorkspace(db), source: sources[0] };
      await takeLease(db, target, { range: { from: '2025-07-10', to: '2025-07-20' }, forced: 0 });
      const joined = await Promise.all([
        widenSync(db, target, { range: { from: '2025-07-01', to: '2025-07-20' }, forced: 0 }),
        widenSync(db, target, { range: { from: '2025-07-10', to: '2025-07-31' }, forced: 0 }),
      ]);
      expect(joined).toEqual([true, true]);
      const progress = await make(makeFakeApi({})).watch(target.workspaceId, sources);
      expect(progress.sources[0]?.range).toEqual({ from: '2025-07-01', to: '2025-07-31' });
    }
  });

  it('just as it ends, still fetches the new days', async () => {
    const workspaceId = await addWorkspace(ledger().db);
    const api = makeFakeApi({});
    const syncs = make(api);
    const days = eachDay({ from: '2025-06-01', to: '2025-06-30' }).reverse();
    const joining: Promise<unknown>[] = [];
    for (const day of days) {
      joining.push(syncs.start(workspaceId, { sources, range: { from: day, to: day } }));
      await sleep(joining.length % 7);
    }
    await Promise.all(joining);
    await syncs.settle();
    const requested = api.seen.map(({ query }) => [String(query.start), String(query.end)]);
    const lost = days.filter(
      (day) => !requested.some(([start = '', end = '']) => start.slice(0, 10) <= day && day <= end),
    );
    expect(lost).toEqual([]);
  });

  it('while its last window is stored, still fetches the new days, and the failed window', async () => {
    const { db, stores } = ledger();
    const target = { workspaceId: await addWorkspace(db), source: sources[0] };
    const store = stores.of(target.workspaceId);
    const requested = { range: { from: '2025-07-10', to: '2025-07-10' }, forced: 0 };
    const wider = { from: '2025-07-09', to: '2025-07-10' };
    const taken = await takeLease(db, target, requested);
    if (!taken) throw new Error('The lease is free.');
    const { lease } = taken;
    const api = makeFakeApi({});
    let checked = 0;
    const { gate, release } = makeGate();
    api.fault = (seen, answer) =>
      gate.then(() => {
        if (seen.at < 3) throw new Failure('bad_request', 'Not now.');
        return answer();
      });
    const readConnection = async () => {
      checked += 1;
      // The first heartbeat knows the new days by now, and plans them when no fetch is running.
      if (checked === 2) {
        release();
        const readAll = () => readWindows(store.read, target.workspaceId, sources, wider);
        await expect.poll(readAll).toHaveLength(1);
        await sleep(100);
      }
      return findConnectionInUse(db, target.workspaceId, 'seller');
    };
    await widenSync(db, target, { range: wider, forced: 0 });
    const { call } = api;
    const { signal: closing } = new AbortController();
    const parts = {
      db,
      store,
      call,
      limiter: createRateLimiter(),
      failing: { current: null },
      readConnection,
      now: () => today,
      closing,
    };
    await runSync(parts, lease, requested);
    const held = await readWindows(store.read, target.workspaceId, sources, wider);
    expect(held.map(({ from, status }) => [from, status])).toEqual([
      ['2025-07-09', 'ok'],
      ['2025-07-10', 'ok'],
    ]);
    const progress = await make(api).watch(target.workspaceId, sources);
    expect(progress).toMatchObject({ state: 'complete', windows: { missing: 0 } });
  });

  it('refetches days whose window was deleted while it ran', async () => {
    const { db, stores } = ledger();
    const workspaceId = await addWorkspace(db);
    const store = stores.of(workspaceId);
    const api = makeFakeApi({ standard: [reportRow({ date: '2025-07-10' })] });
    const range = { from: '2025-01-01', to: '2025-07-10' };
    const readAll = () => readWindows(store.read, workspaceId, sources, range);
    api.fault = async ({ at }, answer) => {
      if (at !== 4) return answer();
      await expect.poll(readAll).not.toEqual([]);
      await store.write(({ run }) => run('DELETE FROM ledger.windows WHERE workspace = $1', [workspaceId]));
      return answer();
    };
    const syncs = make(api);
    await syncs.start(workspaceId, { sources, range });
    await syncs.settle();
    expect(listGaps(await readAll(), range)).toEqual([]);
    expect((await syncs.watch(workspaceId, sources)).state).toBe('complete');
  });

  it('with force, refetches what a forced sync fetched before', async () => {
    const workspaceId = await addWorkspace(ledger().db);
    const api = makeFakeApi({ standard: [reportRow({ date: '2026-06-20', final: false, clicks: 1 })] });
    const syncs = make(api);
    const range = { from: '2026-06-01', to: '2026-06-20' };
    const { gate, release } = makeGate();
    const isNewest = ({ query }: (typeof api.seen)[number]) => String(query.start).startsWith('2026-06-20');
    // The newest day is fetched first, and the others wait.
    api.fault = (seen, answer) => (isNewest(seen) ? answer() : gate.then(answer));
    await syncs.start(workspaceId, { sources, range, force: true });
    const store = ledger().stores.of(workspaceId);
    const readAll = () => readWindows(store.read, workspaceId, sources, range);
    await expect.poll(readAll).not.toEqual([]);
    api.rows.standard = [reportRow({ date: '2026-06-20', final: false, clicks: 2 })];
    await syncs.start(workspaceId, { sources, range, force: true });
    release();
    await syncs.settle();
    expect(api.seen.filter(isNewest)).toHaveLength(2);
    const [row] = await store.read('SELECT clicks FROM ledger.reports WHERE workspace = $1', [workspaceId]);
    expect(Number(row?.clicks)).toBe(2);
  });

  it('with force, refetches fresh days', async () => {
    const workspaceId = await addWorkspace(ledger().db);
    const api = makeFakeApi({ standard: [reportRow({ date: '2026-06-20', final: false })] });
    const [runner, joiner] = [make(api), make(makeFakeApi({}))];
    const young = { from: '2026-06-20', to: '2026-06-20' };
    await runner.start(workspaceId, { sources, range: young });
    await runner.settle();
    const { gate, release } = makeGate();
    api.fault = (_, answer) => gate.then(answer);
    api.seen.length = 0;
    await runner.start(workspaceId, { sources, range: { from: '2026-06-01', to: '2026-06-20' } });
    await joiner.start(workspaceId, { sources, range: young, force: true });
    release();
    await runner.settle();
    const requested = api.seen.filter(({ query }) => String(query.start).startsWith('2026-06-20'));
    expect(requested).toHaveLength(1);
    expect((await joiner.watch(workspaceId, sources)).state).toBe('complete');
  });
});
