import { expect, it } from 'vitest';
import { clearLedger } from '@/lib/data/fetch/sync/forget';
import { createSyncs } from '@/lib/data/fetch/sync/syncs';
import { summarize } from '@/lib/data/read/summary/summary';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import { sourceIds } from '@/lib/data/terms/datasets';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { addWorkspace, bothLedgers } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { createAnswerCache, readRevision } from './revision';
import { ever } from './windows';

const day = '2026-06-28';
const days = { sources: ['reports:standard'], range: { from: day, to: day } } as const;

bothLedgers('The revision of what is held', (ledger) => {
  it('changes with every change and only then, and responses are cached per revision', async () => {
    const { db, store } = ledger();
    const workspaceId = await addWorkspace(db);
    const row = reportRow({ date: day, sales: 1 });
    let clock = Date.parse('2026-06-30T12:00:00.000Z');
    const sync = async (sales: number) => {
      const { call } = makeFakeApi({ standard: [{ ...row, sales }] });
      const syncs = createSyncs({
        db,
        storeFor: () => store,
        callFor: () => call,
        now: () => new Date(clock),
      });
      await syncs.start(workspaceId, { ...days, force: true });
      await syncs.settle();
    };
    const read = () => readRevision(store.read, workspaceId, days.sources, ever);
    const seen = [await read()];
    await sync(1);
    seen.push(await read());
    clock += 1;
    await sync(2);
    seen.push(await read());
    // The clock went back: same number of rows and windows, and none is the newest.
    clock -= 60_000;
    await sync(3);
    seen.push(await read());
    expect(new Set(seen).size).toBe(4);
    expect(await read()).toBe(seen[3]);
    expect(await readRevision(store.read, workspaceId, ['brb'], ever)).toBe(seen[0]);
    const before = { from: '2026-06-01', to: '2026-06-27' };
    expect(await readRevision(store.read, workspaceId, days.sources, before)).toBe(seen[0]);
    const keep = createAnswerCache<string>();
    let made = 0;
    const answer = (question: string, now = clock) =>
      keep({ id: workspaceId, db, store, now: () => new Date(now) }, days.sources, question, async () => {
        made += 1;
        return `${question} ${await read()}`;
      });
    expect([await answer('a'), await answer('a'), made]).toEqual([`a ${seen[3]}`, `a ${seen[3]}`, 1]);
    expect([await answer('b'), made]).toEqual([`b ${seen[3]}`, 2]);
    await answer('a', clock + 60_000);
    expect(made).toBe(3);
    clock += 1;
    await sync(4);
    expect([await answer('a'), made]).toEqual([`a ${await read()}`, 4]);
    await clearLedger(store, workspaceId, sourceIds);
    expect(await read()).toBe(seen[0]);
  });

  it('is in receipts, so that inconsistent responses can be detected', async () => {
    const first = await storeRows(ledger(), { standard: [reportRow({ date: day })] }, days.range);
    const query = summaryQuerySchema.parse(days.range);
    const tell = async () => (await summarize(first, query)).receipt.revision;
    const before = await tell();
    expect(await tell()).toBe(before);
    const { db, stores } = ledger();
    const { call } = makeFakeApi({ standard: [reportRow({ date: day, sales: 7 })] });
    const later = () => new Date('2026-06-30T12:30:00.000Z');
    const syncs = createSyncs({ db, storeFor: stores.of, callFor: () => call, now: later });
    await syncs.start(first.id, { ...days, force: true });
    await syncs.settle();
    expect(await tell()).not.toBe(before);
  });
});
