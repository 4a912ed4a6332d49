import { expect, it } from 'vitest';
import { createSyncs } from '@/lib/data/fetch/sync/syncs';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { addWorkspace, bothLedgers } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { readSummary } from './read-summary';
import { summaryQuerySchema } from './summary-query';

bothLedgers('A cached summary', (ledger) => {
  it('is cached until rows change, and never used for another query or workspace', async () => {
    const { db, store } = ledger();
    const workspaceId = await addWorkspace(db);
    const range = { from: '2026-06-27', to: '2026-06-28' };
    let clock = Date.parse('2026-06-30T12:00:00.000Z');
    const rows = [reportRow({ date: range.to, sales: 1 })];
    const sync = async () => {
      clock += 1;
      const now = () => new Date(clock);
      const syncs = createSyncs({
        db,
        storeFor: () => store,
        callFor: () => makeFakeApi({ standard: rows }).call,
        now,
      });
      await syncs.start(workspaceId, { sources: ['reports:standard'], range, force: true });
      await syncs.settle();
    };
    const read = (question: object = {}, of = workspaceId) =>
      readSummary(
        { id: of, db, store, now: () => new Date(clock) },
        summaryQuerySchema.parse({ dataset: 'reports', ...range, ...question }),
      );
    const salesOf = async (...args: Parameters<typeof read>) =>
      (await read(...args)).currencies[0]?.figures.sales;
    await sync();
    expect(await read()).toBe(await read());
    expect(await salesOf()).toBe('1.00');
    expect(await salesOf({ from: range.from, to: range.from })).toBeUndefined();
    expect(await salesOf({}, await addWorkspace(db))).toBeUndefined();
    rows.push(reportRow({ date: range.to, sales: 2.5 }));
    await sync();
    expect(await salesOf()).toBe('3.50');
  });
});
