import { expect, it } from 'vitest';
import { lostRows, recordFetches } from '@/features/settlement/testing/daily-fetches';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { brandA, brandB } from '@/lib/data/testing/rows';
import { profitQuerySchema } from './profit-query';
import { readProfit } from './read-profit';
import { addMargin } from './store-margins';
import { setUpProfit } from './testing/profit-set-up';

const today = '2026-06-11';
const days = { from: '2026-01-01', today, lossOf: () => ({ age: 14, sales: 25, commission: 2 }) };
const brands = [
  { id: brandA, name: 'Alder' },
  { id: brandB, name: 'Birch' },
];

eachLedger('Expected net profit', (ledger) => {
  it('is that of open days with a margin, grown like their sales and commission', async () => {
    // Recent rows of another brand have no margin.
    const others = lostRows(
      { ...days, lossOf: () => ({ age: 14, sales: 0, commission: 0 }) },
      { brandId: brandB },
    );
    const rows = { standard: [...lostRows(days, { conversions: 2 }), ...others.slice(-7)] };
    const at = new Date(`${today}T12:00:00.000Z`);
    const { catalog, owner } = await setUpProfit(
      ledger(),
      rows,
      { from: '2025-06-12', to: today },
      { brands, at },
    );
    await recordFetches(catalog.store, catalog.id, days);
    const ask = async (input: Record<string, string>) => {
      const query = profitQuerySchema.parse({ from: '2026-05-01', to: today, ...input });
      const [usd] = (await readProfit(catalog, query)).currencies;
      return usd?.estimate;
    };
    expect(await ask({})).toBeNull();
    await addMargin(
      { ...catalog, member: owner },
      {
        kind: 'brand',
        subject: brandA,
        percent: '30',
        from: '2026-01-01',
      },
    );
    const expected = '611.00';
    const estimate = {
      reported: '666.00',
      expected,
      low: '608.57',
      high: expected,
      afterCosts: null,
      openDays: 41,
      otherDays: 1,
      settledMonths: 3,
      testedMonths: 0,
      meanErrors: { sales: null, commission: null },
      within: { sales: 0, commission: 0 },
    };
    expect(await ask({})).toEqual(estimate);
    expect(await ask({ group: 'none' })).toEqual(estimate);
    expect(await ask({ brands: brandA })).toEqual(estimate);
    // Settled days stay as they are.
    const more = await ask({ from: '2026-04-01' });
    expect(more).toMatchObject({ reported: '1101.00', expected: '1046.00', openDays: 44 });
    expect(await ask({ brands: brandB })).toBeNull();
    // History has no marketplaces.
    expect(await ask({ marketplaces: 'marketplace.com' })).toBeNull();
    expect(await ask({ from: '2026-01-01', to: '2026-03-31' })).toBeNull();
  });
});
