import { expect, it } from 'vitest';
import { Failure } from '@/lib/base/failure';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { bonusRow, brandA, brandB } from '@/lib/data/testing/rows';
import { old, prepareSetUp } from '@/lib/data/testing/sync-set-up';

eachLedger('Estimates of several brands', (ledger) => {
  const setUp = prepareSetUp(ledger);
  const estimate = (brand: string, date: string) => bonusRow({ brand, date, amount: 1 });

  it('of a failed brand stay missing on days outside of a later, shorter sync', async () => {
    const brands = [brandA, brandB];
    const bonuses = brands.flatMap((brand) => [estimate(brand, '20250705'), estimate(brand, '20250725')]);
    const api = makeFakeApi({ brands, bonuses });
    const { run, sum } = await setUp(api);
    api.fault = (seen, answer) => {
      if (seen.query.brand_id === brandB && seen.query.marketplace === 'marketplace.com')
        throw new Failure('bad_request', 'No.');
      return answer();
    };
    expect((await run({ range: old, sources: ['brb'] })).state).toBe('partial');
    api.fault = null;
    await run({ range: { from: '2025-07-20', to: '2025-07-31' }, sources: ['brb'] });
    const early = { from: '2025-07-01', to: '2025-07-19' };
    expect((await sum({ ...early, dataset: 'brb' })).receipt).toMatchObject({
      state: 'partial',
      stale: true,
      windows: { pending: 1 },
    });
    await run({ range: early, sources: ['brb'] });
    const healed = await sum({ ...early, dataset: 'brb' });
    expect([healed.receipt.state, healed.currencies[0]?.figures.bonus]).toEqual(['complete', '2.00']);
  });

  it('of a day that does not exist are rejected with the text received', async () => {
    const api = makeFakeApi({ brands: [brandA] });
    const { run, sum } = await setUp(api);
    api.fault = (seen, answer) =>
      seen.id === 'listBonusEstimates' ? [{ date: '20250231', amount: 1, currency: 'USD' }] : answer();
    const spring = { from: '2025-02-01', to: '2025-03-10' };
    expect(await run({ range: spring, sources: ['brb'] })).toMatchObject({
      reason: 'The API sent a row of 2025-02-31, which is no day.',
    });
    expect((await sum({ ...spring, dataset: 'brb' })).receipt).toMatchObject({ state: 'empty' });
  });

  it('of a new brand arrive with a forced sync, including settled days', async () => {
    const bonuses = [brandA, brandB].map((brand) => estimate(brand, '20250705'));
    const api = makeFakeApi({ brands: [brandA], bonuses });
    const { run, sum } = await setUp(api);
    await run({ range: old, sources: ['brb'] });
    expect((await sum({ ...old, dataset: 'brb' })).receipt.state).toBe('complete');
    api.rows.brands = [brandA, brandB];
    await run({ range: old, sources: ['brb'], force: true });
    const both = await sum({ ...old, dataset: 'brb' });
    expect([both.receipt.state, both.currencies[0]?.figures.bonus]).toEqual(['complete', '2.00']);
  });

  it('of a new brand are missing on every day after any sync has seen it', async () => {
    const api = makeFakeApi({ brands: [brandA], bonuses: [estimate(brandA, '20250705')] });
    const { run, sum } = await setUp(api);
    await run({ range: old, sources: ['brb'] });
    api.rows.brands = [brandA, brandB];
    await run({ range: { from: '2025-08-01', to: '2025-08-31' }, sources: ['brb'] });
    expect((await sum({ ...old, dataset: 'brb' })).receipt.state).toBe('partial');
    await run({ range: old, sources: ['brb'] });
    expect((await sum({ ...old, dataset: 'brb' })).receipt.state).toBe('complete');
  });
});
