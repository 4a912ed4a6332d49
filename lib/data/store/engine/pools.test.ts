import { sql } from 'drizzle-orm';
import { describe, expect, inject, it, vi } from 'vitest';
import { openStore } from '@/lib/data/testing/open-store';
import { respondFailure } from '@/lib/server/http/failure-response';
import { openTestPostgres } from '@/lib/testing/databases';
import { openPostgresLedger } from './postgres';

const url = inject('postgresUrl');

describe.skipIf(!url)('Snapshots on every connection there is for them', () => {
  async function fill() {
    const { db, pools, close } = await openTestPostgres(url ?? '');
    if (!pools) throw new Error('Postgres has pools.');
    const store = await openStore(pools);
    const size = pools.read.options.max;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let held: Promise<void>[] = [];
    await new Promise<void>((full) => {
      let begun = 0;
      const hold = () => {
        begun += 1;
        if (begun === size) full();
        return released;
      };
      held = Array.from({ length: size }, () => store.snapshot(hold));
    });
    const end = async () => {
      release();
      await Promise.all(held);
    };
    return { db, store, close, end };
  }

  it('leave connections for syncs and accounts', async () => {
    const { db, store, close, end } = await fill();
    expect(await store.read('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await store.write(({ read }) => read('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
    expect(Object(await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    await end();
    await close();
  });

  it('let the next request wait ten seconds, and then report that the database is busy', async () => {
    const { store, close, end } = await fill();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const late = store.snapshot(({ read }) => read('SELECT 1')).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    const response = respondFailure(await late, {
      requestId: 'id',
      write: (sentence) => sentence,
      about: {},
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({
      code: 'busy',
      message: 'The database is busy. Try again in a few seconds.',
    });
    const next = store.snapshot(({ read }) => read('SELECT 1 AS one'));
    await end();
    expect(await next).toEqual([{ one: 1 }]);
    await close();
  });
});

it.skipIf(!url)(
  'A statement of a snapshot that takes too long is given up, and its connection works on',
  async () => {
    const { pools, close } = await openTestPostgres(url ?? '');
    if (!pools) throw new Error('Postgres has pools.');
    const store = (await openPostgresLedger(pools, 'ledger_deadline', { longestMs: 50 })).of('');
    const size = pools.read.options.max;
    const slow = Array.from({ length: size }, () =>
      store.snapshot(({ read }) => read('SELECT pg_sleep(60)')).catch((error: unknown) => error),
    );
    expect(await Promise.all(slow)).toEqual(Array(size).fill(expect.objectContaining({ code: 'busy' })));
    expect(await store.snapshot(({ read }) => read('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
    await close();
  },
);
