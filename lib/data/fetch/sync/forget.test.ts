import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { summarize } from '@/lib/data/read/summary/summary';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import { eachDay } from '@/lib/data/terms/days';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { addWorkspace, eachLedger } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { old, today } from '@/lib/data/testing/sync-set-up';
import { clearLedger } from './forget';
import { askToCancel, expireLeases } from './lease';
import { createSyncs } from './syncs';

const sources = ['reports:standard'] as const;

eachLedger('Clearing the ledger', (ledger) => {
  it('stays empty during a running sync, and the next one fetches everything', async () => {
    const { db, store } = ledger();
    const workspaceId = await addWorkspace(db);
    const standard = eachDay(old).map((date) => reportRow({ date }));
    const api = makeFakeApi({ standard });
    const sum = () =>
      summarize(
        { id: workspaceId, db, store, now: () => today },
        summaryQuerySchema.parse({ ...old, payout_models: 'standard' }),
      );
    api.fault = (seen, answer) => sleep(seen.at < 20 ? 10 : 1_500).then(answer);
    const syncs = createSyncs({ db, storeFor: () => store, callFor: () => api.call, now: () => today });
    await syncs.start(workspaceId, { sources, range: old });
    await expect.poll(async () => (await sum()).receipt.rows).toBeGreaterThan(0);
    await clearLedger(store, workspaceId, sources);
    await syncs.settle();
    expect((await sum()).receipt).toMatchObject({ state: 'empty', rows: 0 });
    api.fault = null;
    await askToCancel(db, workspaceId, sources);
    await expireLeases(db);
    await syncs.resume();
    await syncs.start(workspaceId, { sources, range: old });
    await syncs.settle();
    expect((await sum()).receipt.rows).toBe(31);
  });
});
