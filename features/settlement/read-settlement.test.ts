import { expect, it } from 'vitest';
import { eachDay } from '@/lib/data/days';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { brandA, creatorA, reportRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { readSettlement } from './read-settlement';
import { recordDemoLooks } from './record-demo-looks';
import { settlementQuerySchema } from './settlement-query';

eachLedger('Settlement', (ledger) => {
  it('says nothing of days whose rows are not stored', async () => {
    const range = { from: '2026-05-01', to: '2026-05-10' };
    const standard = eachDay(range).map((date) => reportRow({ date, commissionAmount: 1 }));
    const { workspaceId, store } = await storeRows(ledger(), { standard }, range);
    const change = (day: string) => ({
      ...{ source: 'reports:standard' as const, day, age: 7, currency: 'USD', brand: brandA },
      ...{ product: 'P1', creator: creatorA, link: 'link-1', sales: '0', commission: '-5', conversions: 0 },
    });
    const corrections = [change('2026-04-15'), change('2026-05-02')];
    await store.write(({ run }) => run('DELETE FROM ledger.looks WHERE workspace = $1', [workspaceId]));
    await recordDemoLooks(store, workspaceId, async () => ({
      ...{ from: '2026-01-01', to: '2026-11-20', corrections },
    }));
    const query = settlementQuerySchema.parse({
      ...{ from: '2026-04-10', to: '2026-05-20', metric: 'commission', group: 'creator', grain: 'month' },
    });
    const now = () => new Date('2026-11-21T12:00:00.000Z');
    const { currencies, basis } = await readSettlement({ workspaceId, store, now }, query);
    expect(basis.complete).toBe(false);
    const [part, ...others] = currencies;
    expect(others).toEqual([]);
    expect(part?.triangle).toMatchObject([{ bucket: '2026-05-01', days: 10, current: '10.00' }]);
    expect(part?.groups).toMatchObject([
      { key: creatorA, reported: '15.00', settled: '10.00', reversed: '-5.00', days: 10 },
    ]);
    expect(part?.expectation).toMatchObject({ settledMonths: 0, months: [], tested: [] });
  });
});
