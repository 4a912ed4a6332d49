import { expect, it } from 'vitest';
import { createSyncs } from './syncs';
import { makeFakeApi } from './testing/fake-api';
import { addWorkspace, eachLedger } from './testing/ledgers';
import { reportRow } from './testing/rows';
import { old, today } from './testing/sync-set-up';

const sources = ['reports:standard'] as const;
const rows = [reportRow({ date: '2025-07-10' })];

const makeError = (code: string) => Object.assign(new Error('lost'), { code });

eachLedger('A sync whose database fails for a moment', (ledger) => {
  /** `failures`: codes that writes of the window fail with, one after another. */
  async function runWith(failures: string[]) {
    const { db, store } = ledger();
    const workspaceId = await addWorkspace(db);
    const api = makeFakeApi({ standard: rows });
    const left = [...failures];
    let fetched = false;
    api.fault = (_, answer) => {
      fetched = true;
      return answer();
    };
    const failing: typeof store = {
      ...store,
      write: (work) => {
        const code = fetched && left.shift();
        return code ? Promise.reject(makeError(code)) : store.write(work);
      },
    };
    const syncs = createSyncs({ db, store: failing, callFor: () => api.call, now: () => today });
    await syncs.start(workspaceId, { sources, range: old });
    await syncs.settle();
    return syncs.watch(workspaceId, sources);
  }

  it.each([[['ECONNREFUSED', '57P01']], [['40001', '40P01']]])('writes again after %j', async (codes) => {
    expect(await runWith(codes)).toMatchObject({ state: 'complete', rows: 1 });
  });

  it.each([[['57P01', '57P01', '57P01']], [['23505']]])('fails after %j', async (codes) => {
    expect(await runWith(codes)).toMatchObject({ state: 'failed' });
  });

  it('keeps its lease through a heartbeat that fails', async () => {
    const { db, store } = ledger();
    const workspaceId = await addWorkspace(db);
    const api = makeFakeApi({ standard: rows });
    let outages = 0;
    let renewed = () => {};
    const beaten = new Promise<void>((resolve) => {
      renewed = resolve;
    });
    api.fault = (_, answer) => beaten.then(answer);
    // The first heartbeats of this sync find no database; the API answers once one got through.
    const failing = new Proxy(db, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name !== 'update') return value.bind(target);
        return (...table: unknown[]) => {
          if (outages < 2) {
            outages += 1;
            throw makeError('ECONNREFUSED');
          }
          renewed();
          return value.apply(target, table);
        };
      },
    });
    const syncs = createSyncs({ db: failing, store, callFor: () => api.call, now: () => today });
    await syncs.start(workspaceId, { sources, range: old });
    await syncs.settle();
    expect(await syncs.watch(workspaceId, sources)).toMatchObject({ state: 'complete' });
    expect(outages).toBe(2);
  });
});
