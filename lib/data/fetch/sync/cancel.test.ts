import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ledgerSyncs } from '@/lib/data/store/schema';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { addWorkspace, eachLedger } from '@/lib/data/testing/ledgers';
import { old, today } from '@/lib/data/testing/sync-set-up';
import { askToCancel, takeLease } from './lease';
import { createSyncs } from './syncs';

const sources = ['reports:standard'] as const;

eachLedger('Cancelling a sync whose process died', (ledger) => {
  async function setUp() {
    const { db, store } = ledger();
    const workspaceId = await addWorkspace(db);
    await takeLease(db, { workspaceId, source: sources[0] }, { range: old, forced: 0 });
    const api = makeFakeApi({});
    const syncs = createSyncs({ db, storeFor: () => store, callFor: () => api.call, now: () => today });
    const die = () =>
      db
        .update(ledgerSyncs)
        .set({ leaseUntil: sql`now() - interval '1 second'` })
        .where(eq(ledgerSyncs.workspaceId, workspaceId));
    return { db, workspaceId, api, syncs, die };
  }
  const cancelled = {
    state: 'cancelled',
    reason: 'The sync was canceled.',
    finishedAt: expect.any(String),
    concurrency: 0,
    secondsLeft: null,
  };

  it('ends it at once', async () => {
    const { workspaceId, api, syncs, die } = await setUp();
    await die();
    expect(await syncs.cancel(workspaceId, sources)).toMatchObject(cancelled);
    await syncs.watch(workspaceId, sources);
    await syncs.settle();
    expect(api.seen).toHaveLength(0);
  });

  it.each(['watch', 'resume'] as const)('before it noticed, ends it at the next %s', async (how) => {
    const { db, workspaceId, api, syncs, die } = await setUp();
    await askToCancel(db, workspaceId, sources);
    expect((await syncs.watch(workspaceId, sources)).state).toBe('running');
    await die();
    await (how === 'watch' ? syncs.watch(workspaceId, sources) : syncs.resume());
    await syncs.settle();
    expect(await syncs.watch(workspaceId, sources)).toMatchObject(cancelled);
    expect(api.seen).toHaveLength(0);
  });
});
