import { expect, it } from 'vitest';
import { addCounts } from './add-counts';
import type { OverviewCurrency } from './overview-shape';

const currencyOf = (currency: string, clicks: number, share: number): OverviewCurrency => {
  const money = { now: '10.00', counted: '9.00', before: '5.00', provisional: { any: false, share: 0 } };
  const count = {
    now: clicks,
    counted: clicks - 1,
    before: clicks / 2,
    provisional: { any: share > 0, share },
  };
  const line = { now: [1, null], before: [2, 3] };
  return {
    currency,
    figures: { sales: money, commission: money, clicks: count, conversions: count },
    series: { sales: line, commission: line, clicks: line, conversions: line },
    provisional: [share > 0, false],
    unfinished: [false, false],
  };
};

it('adds counts over currencies, and never amounts', () => {
  const usd = currencyOf('USD', 80, 0.5);
  const added = addCounts(usd, [usd, currencyOf('MXN', 20, 0)]);
  expect(added.figures.clicks).toEqual({
    now: 100,
    counted: 98,
    before: 50,
    provisional: { any: true, share: 0.4 },
  });
  expect(added.series.clicks).toEqual({ now: [2, null], before: [4, 6] });
  expect(added.figures.sales).toEqual(usd.figures.sales);
  expect(added.series.sales).toEqual(usd.series.sales);
});

it('compares nothing if a currency has nothing to compare with', () => {
  const usd = currencyOf('USD', 80, 0);
  const other = currencyOf('MXN', 20, 0);
  other.figures.clicks = { ...other.figures.clicks, before: null };
  expect(addCounts(usd, [usd, other]).figures.clicks.before).toBeNull();
});
