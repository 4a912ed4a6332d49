import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { addSellerKey, eachLedger, removeSellerKey } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { old, prepareSetUp, year } from '@/lib/data/testing/sync-set-up';
import { workspaces } from '@/lib/server/identity/schema';
import { forgetOrphans } from './forget-orphans';

eachLedger('A sync whose key', (ledger) => {
  const setUp = prepareSetUp(ledger);

  it('is replaced, deletes its rows', async () => {
    const api = makeFakeApi({ standard: [reportRow({ date: '2025-07-01' })] });
    const { run, sum, workspaceId } = await setUp(api);
    await run();
    await addSellerKey(ledger().db, workspaceId);
    api.rows.standard = [];
    await run();
    expect((await sum()).currencies).toEqual([]);
  });

  it('is removed, reports that one is needed', async () => {
    const { run, workspaceId } = await setUp(makeFakeApi({}));
    await removeSellerKey(ledger().db, workspaceId);
    expect(await run()).toMatchObject({ state: 'failed', reason: expect.stringContaining('seller key') });
  });

  it('is replaced midway, stops and keeps no rows', async () => {
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

  it('is deleted with its workspace midway, stops and keeps no rows', async () => {
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

  it('was removed, and the process died before its rows were: the next start deletes them', async () => {
    const rows = { standard: [reportRow({ date: '2025-07-01' })] };
    const [gone, deleted, kept] = [
      await setUp(makeFakeApi(rows)),
      await setUp(makeFakeApi(rows)),
      await setUp(makeFakeApi(rows)),
    ];
    for (const { run } of [gone, deleted, kept]) await run();
    const { db, stores } = ledger();
    await removeSellerKey(db, gone.workspaceId);
    await db.delete(workspaces).where(eq(workspaces.id, deleted.workspaceId));
    await forgetOrphans(db, stores);
    expect((await gone.sum()).receipt).toMatchObject({ state: 'empty', rows: 0 });
    expect((await deleted.sum()).receipt).toMatchObject({ state: 'empty', rows: 0 });
    expect((await kept.sum()).receipt).toMatchObject({ state: 'complete', rows: 1 });
  });
});
