import { expect, it } from 'vitest';
import { insertWindows, type WindowRecord } from '@/lib/data/store/windows/windows';
import { addDays } from '@/lib/data/terms/days';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { listHoldings } from './holdings';

const july = { from: '2025-07-01', to: '2025-07-31' };

eachLedger('What is held', (ledger) => {
  it('are listed by source', async () => {
    const context = await storeRows(ledger(), { standard: [reportRow({ date: '2025-07-02' })] }, july);
    const { sources } = await listHoldings(context);
    expect(sources.find(({ source }) => source === 'reports:standard')).toMatchObject({
      rows: 1,
      from: '2025-07-01',
      to: '2025-07-31',
      windows: { unsettled: 0, failed: 0 },
    });
  });

  it('include the newest windows of a source, or all of them', async () => {
    const context = await storeRows(ledger(), {}, july);
    const windows = Array.from({ length: 620 }, (_, at): WindowRecord => {
      const day = addDays('2023-01-01', at);
      const rest = { status: 'ok', rows: 1, pages: 1, allFinal: true, reason: null } as const;
      const key = { source: 'brb', scope: 'b|marketplace.de', from: day, to: day } as const;
      return { ...key, ...rest, fetchedAt: '2025-08-01T00:00:00.000Z', connection: 'c' };
    });
    await context.store.write((session) => insertWindows(session, context.id, windows));
    const listed = async (query?: Parameters<typeof listHoldings>[1]) => {
      const { sources } = await listHoldings(context, query);
      return sources.find(({ source }) => source === 'brb');
    };
    const newest = await listed();
    const all = await listed({ windows: 'all' });
    expect(newest?.list).toEqual(all?.list.slice(0, 500));
    expect(all?.list.map(({ from }) => from).slice(-620)).toEqual(windows.map(({ from }) => from).reverse());
    expect(newest?.windows.total).toBe(all?.list.length);
  });
});
