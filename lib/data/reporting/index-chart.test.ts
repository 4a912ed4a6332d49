import { expect, it } from 'vitest';
import { makeSums, toFigures } from '@/lib/data/figures';
import type { CurrencySummary } from '@/lib/data/summary/summary-shape';
import { toUnits } from '@/lib/data/units';
import { english } from '@/lib/testing/english';
import { buildIndexChart } from './index-chart';

const range = { from: '2026-03-01', to: '2026-03-03' };
const clock = { grain: 'day', today: '2026-06-01', range, gaps: [] } as const;

function ofCurrency(currency: string, sales: readonly string[]): CurrencySummary {
  const figures = toFigures(makeSums(), false);
  return {
    ...{ currency, figures, compared: null, comparedSeries: [], groups: [] },
    series: sales.map((amount, at) => ({
      bucket: `2026-03-0${at + 1}`,
      ...toFigures({ ...makeSums(), sales: toUnits(amount) }, false),
    })),
  };
}

it('indexes each currency to its own first day, and never adds them', () => {
  const chart = buildIndexChart(
    english,
    [ofCurrency('USD', ['50.00', '75.00', '25.00']), ofCurrency('EUR', ['0.00', '10.00', '30.00'])],
    'sales',
    clock,
  );
  expect(chart.series.map(({ label }) => label)).toEqual(['USD', 'EUR, 100 on Mar 2, 2026']);
  expect(chart.points.map(({ values }) => values)).toEqual([
    { 'index-0': 100, 'index-1': null },
    { 'index-0': 150, 'index-1': 100 },
    { 'index-0': 50, 'index-1': 300 },
  ]);
});

it('leaves out a currency without values', () => {
  const chart = buildIndexChart(english, [ofCurrency('USD', ['0.00', '0.00', '0.00'])], 'sales', clock);
  expect(chart.points.every(({ values }) => values['index-0'] === null)).toBe(true);
});
