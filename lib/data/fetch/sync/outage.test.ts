import { expect, it } from 'vitest';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { addWorkspace, eachLedger } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { old, today } from '@/lib/data/testing/sync-set-up';
import { createSyncs } from './syncs';

const sources = ['reports:standard'] as const;
/** A window of two pages that may still change is compared with the stored one. */
const young = { from: '2026-06-20', to: '2026-06-20' };
const rows = [1, 2].map(() => reportRow({ date: young.from }));

const makeError = (code: string) => Object.assign(new Error('lost'), { code });

eachLedger('A sync whose database fails for a moment', (ledger) => {
  /** `failures`: error codes of the window's reads or writes, one after another. */
  async function runWith(method: 'read' | 'write', failures: string[]) {
    const { db, store } = ledger();
    const workspaceId = await addWorkspace(db);
    const api = makeFakeApi({ standard: rows }, 1);
    const left = [...failures];
    let fetched = false;
    api.fault = (_, answer) => {
      fetched = true;
      return answer();
    };
    const fails = (called: string) => called === method && left.shift();
    const failing: typeof store = {
      ...store,
      read: (...statement) => {
        const code = fetched && fails('read');
        return code ? Promise.reject(makeError(code)) : store.read(...statement);
      },
      write: (work) => {
        const code = fetched && fails('write');
        return code ? Promise.reject(makeError(code)) : store.write(work);
      },
    };
    const syncs = createSyncs({ db, storeFor: () => failing, callFor: () => api.call, now: () => today });
    await syncs.start(workspaceId, { sources, range: young });
    await syncs.settle();
    return syncs.watch(workspaceId, sources);
  }

  it.each([
    ['write', ['ECONNREFUSED', '57P01']],
    ['write', ['40001', '40P01']],
    ['read', ['ECONNREFUSED', '57P01']],
  ] as const)('tries a %s again after %j', async (method, codes) => {
    expect(await runWith(method, [...codes])).toMatchObject({ state: 'complete', rows: 2 });
  });

  it.each([
    ['write', ['57P01', '57P01', '57P01']],
    ['write', ['23505']],
  ] as const)('fails after a %s with %j', async (method, codes) => {
    expect(await runWith(method, [...codes])).toMatchObject({ state: 'failed' });
  });

  it('keeps its lease when a heartbeat fails', async () => {
    const { db, store } = ledger();
    const workspaceId = await addWorkspace(db);
    const api = makeFakeApi({ standard: rows });
    let outages = 0;
    let renewed = () => {};
    const beaten = new Promise<void>((resolve) => {
      renewed = resolve;
    });
    api.fault = (_, answer) => beaten.then(answer);
    // The first heartbeats of this sync fail. The API responds once one has succeeded.
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
    const syncs = createSyncs({
      db: failing,
      storeFor: () => store,
      callFor: () => api.call,
      now: () => today,
    });
    await syncs.start(workspaceId, { sources, range: old });
    await syncs.settle();
    expect(await syncs.watch(workspaceId, sources)).toMatchObject({ state: 'complete' });
    expect(outages).toBe(2);
  });
});
