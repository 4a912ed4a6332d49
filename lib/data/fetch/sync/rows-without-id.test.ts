import { expect, it } from 'vitest';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { bonusRow, brandA, programRow } from '@/lib/data/testing/rows';
import { prepareSetUp } from '@/lib/data/testing/sync-set-up';

const day = { from: '2026-06-20', to: '2026-06-20' };

const estimate = (amount: number, currency = 'USD') =>
  bonusRow({ brand: brandA, date: '2026-06-20', amount, currency });

const rowOf = (sales: number, asin = 'B0TEST0001') => programRow({ date: '2026-06-20', asin, sales });

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
    const program = [rowOf(5), rowOf(5), rowOf(2, 'B0TEST0002')];
    const { run, sum } = await setUp(makeFakeApi({ program }, pageSize));
    expect(await run({ range: day, sources: ['program'] })).toMatchObject({ state: 'complete' });
    expect((await sum({ ...day, dataset: 'program' })).currencies[0]?.figures.sales).toBe('7.00');
  });

  it.each([1, 2])('of the program are not complete if they contradict, in pages of %d', async (pageSize) => {
    const program = [rowOf(5), rowOf(7)];
    const api = makeFakeApi({ program }, pageSize);
    const { run, sum } = await setUp(api);
    expect(await run({ range: day, sources: ['program'] })).toMatchObject({ state: 'partial' });
    expect((await sum({ ...day, dataset: 'program' })).receipt).toMatchObject({
      state: 'empty',
      reasons: ['The API sent two different rows of one campaign, creator, day and product.'],
    });
    api.rows.program = [rowOf(7)];
    expect(await run({ range: day, sources: ['program'] })).toMatchObject({ state: 'complete' });
    expect((await sum({ ...day, dataset: 'program' })).currencies[0]?.figures.sales).toBe('7.00');
  });
});
