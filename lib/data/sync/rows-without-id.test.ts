import { expect, it } from 'vitest';
import type { ProgramReportRow } from '@/lib/contract/resources/program';
import { makeFakeApi } from '../testing/fake-api';
import { eachLedger } from '../testing/ledgers';
import { brandA, creatorA } from '../testing/rows';
import { prepareSetUp } from '../testing/sync-set-up';

const day = { from: '2026-06-20', to: '2026-06-20' };

const estimate = (amount: number, currency = 'USD') => ({
  ...{ brand: brandA, marketplace: 'marketplace.com', date: '20260620', amount, currency },
});

const programRow = (sales: number, asin = 'B0TEST0001'): ProgramReportRow => ({
  ...{ asin, date: '2026-06-20T00:00:00.000Z', marketplace: 'marketplace.com' },
  ...{ sales, commission: 1, clicks: 1, conversions: 1 },
  campaign: { id: 'a0000000-0000-4000-8000-00000000000a', name: 'Spring' },
  brand: { id: brandA, name: 'Alder' },
  creator: {
    ...{ id: creatorA, name: 'Ann', email: null },
    ...{ creatorConnectionsId: 'ann-20', creatorConnectionsName: 'Ann' },
  },
});

eachLedger('Rows without an id of their own', (ledger) => {
  const setUp = prepareSetUp(ledger);

  it('add up if they are estimates, each time they are read', async () => {
    const bonuses = [estimate(5), estimate(7), estimate(7), estimate(0.00000001), estimate(3, 'EUR')];
    const { run, sum } = await setUp(makeFakeApi({ brands: [brandA], bonuses }));
    for (const force of [false, true]) {
      expect(await run({ range: day, sources: ['brb'], force })).toMatchObject({ state: 'complete' });
      const { currencies, receipt } = await sum({ ...day, dataset: 'brb' });
      expect(receipt.state).toBe('complete');
      const bonuses = currencies.map(({ currency, figures }) => [currency, figures.bonus]);
      expect(Object.fromEntries(bonuses)).toEqual({ USD: '19.00000001', EUR: '3.00' });
    }
  });

  it.each([1, 2])('of the program count once if they repeat, in pages of %d', async (pageSize) => {
    const program = [programRow(5), programRow(5), programRow(2, 'B0TEST0002')];
    const { run, sum } = await setUp(makeFakeApi({ program }, pageSize));
    expect(await run({ range: day, sources: ['program'] })).toMatchObject({ state: 'complete' });
    expect((await sum({ ...day, dataset: 'program' })).currencies[0]?.figures.sales).toBe('7.00');
  });

  it.each([1, 2])('of the program are not complete if they contradict, in pages of %d', async (pageSize) => {
    const program = [programRow(5), programRow(7)];
    const api = makeFakeApi({ program }, pageSize);
    const { run, sum } = await setUp(api);
    expect(await run({ range: day, sources: ['program'] })).toMatchObject({ state: 'partial' });
    expect((await sum({ ...day, dataset: 'program' })).receipt).toMatchObject({
      state: 'empty',
      reasons: ['The API sent two different rows of one campaign, creator, day and product.'],
    });
    api.rows.program = [programRow(7)];
    expect(await run({ range: day, sources: ['program'] })).toMatchObject({ state: 'complete' });
    expect((await sum({ ...day, dataset: 'program' })).currencies[0]?.figures.sales).toBe('7.00');
  });
});
