import { expect, it } from 'vitest';
import { Failure } from '@/lib/base/failure';
import { raiseFence } from '@/lib/data/store/windows/fence';
import { makeCounts } from '@/lib/data/terms/progress-shape';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { addWorkspace, eachLedger } from '@/lib/data/testing/ledgers';
import { today } from '@/lib/data/testing/sync-set-up';
import { takeLease } from './lease';
import type { PendingRange } from './plan';
import { makeQueue } from './queue';
import { createRateLimiter } from './rate-limiter';
import { makeWindowWork } from './window-work';

const source = 'reports:standard';
const day = '2025-07-01';
/** Not retried. */
const lastTry: PendingRange = { scope: '', from: day, to: day, whole: true, tries: 2 };

eachLedger('Windows that fail', (ledger) => {
  async function setUp() {
    const { db, store } = ledger();
    const range = { from: day, to: day };
    const taken = await takeLease(db, { workspaceId: await addWorkspace(db), source }, { range, forced: 0 });
    if (!taken) throw new Error('The lease is free.');
    const { lease } = taken;
    await store.write((session) => raiseFence(session, source, lease));
    const api = makeFakeApi({});
    const failing = () => {
      throw new Failure('bad_request', 'No.');
    };
    const work = makeWindowWork({
      store,
      call: api.call,
      limiter: createRateLimiter(),
      lease,
      connection: 'key',
      now: () => today,
      today: '2026-06-30',
      signal: new AbortController().signal,
      queue: makeQueue(source),
      counts: makeCounts(),
      onPage: () => {},
    });
    return {
      fail: () => {
        api.fault = failing;
        return work.fetch(lastTry);
      },
      succeed: () => {
        api.fault = null;
        return work.fetch(lastTry);
      },
    };
  }

  it('five in a row, end the sync', async () => {
    const { fail } = await setUp();
    for (let window = 0; window < 4; window += 1) expect(await fail()).toBeUndefined();
    await expect(fail()).rejects.toThrow('No.');
  });

  it('between successful ones, do not, even if those are not stored yet', async () => {
    const { fail, succeed } = await setUp();
    for (let window = 0; window < 8; window += 1) {
      expect(await fail()).toBeUndefined();
      expect(await succeed()).toBeDefined();
    }
  });
});
