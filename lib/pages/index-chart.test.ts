import { expect, it } from 'vitest';
import { makeSums, toFigures } from '@/lib/data/read/figures';
import type { CurrencySummary } from '@/lib/data/read/summary/summary-shape';
import { toUnits } from '@/lib/data/terms/units';
import { english } from '@/lib/testing/english';
import { buildIndexChart, formatBase, listBases } from './index-chart';

const range = { from: '2026-03-01', to: '2026-03-09' };
const clock = { grain: 'day', today: '2026-06-01', range, gaps: [], unread: [] } as const;

function ofCurrency(currency: string, sales: readonly string[]): CurrencySummary {
  const figures = toFigures(makeSums(), false);
  return {
    currency,
    figures,
    counted: null,
    compared: null,
    comparedSeries: [],
    groups: [],
    series: sales.map((amount, at) => ({
      bucket: `2026-03-0${at + 1}`,
      ...toFigures({ ...makeSums(), sales: toUnits(amount) }, false),
    })),
  };
}

it('indexes each currency to the average of its own first week, and never adds them', () => {
  const chart = buildIndexChart(
    english,
    [
      ofCurrency('USD', ['50', '150', '100', '100', '100', '100', '100', '300', '30']),
      ofCurrency('EUR', ['0', '10', '30', '20', '20', '20', '20', '20', '60']),
    ],
    'sales',
    clock,
  );
  expect(chart.series.map(({ label }) => label)).toEqual(['USD', 'EUR, from Mar 2, 2026']);
  const valuesOf = (key: string) => chart.points.map(({ values }) => values[key]);
  expect(valuesOf('index-0')).toEqual([50, 150, 100, 100, 100, 100, 100, 300, 30]);
  expect(valuesOf('index-1')).toEqual([null, 50, 150, 100, 100, 100, 100, 100, 300]);
});

it('indexes to the chosen days, and draws what was before', () => {
  const dollars = ['400', '50', '200', '200', '200', '100', '300', '200', '200'];
  const chart = buildIndexChart(english, [ofCurrency('USD', dollars)], 'sales', clock, '2026-03-03');
  expect(chart.series.map(({ label }) => label)).toEqual(['USD']);
  const values = chart.points.map((point) => point.values['index-0']);
  expect(values).toEqual([200, 25, 100, 100, 100, 50, 150, 100, 100]);
  expect(formatBase(english.format, '2026-03-03', 'day', range)).toBe('Mar 3 – 9, 2026');
});

it('offers complete weeks and months as a base', () => {
  expect(listBases(range, 'day')).toEqual(['2026-03-01', '2026-03-02', '2026-03-03']);
  const days = { from: '2026-02-10', to: '2026-04-12' };
  expect(listBases(days, 'month')).toEqual(['2026-03-01']);
  expect(listBases(days, 'week')[0]).toBe('2026-02-16');
});

it('names no start for the first complete week, where every line starts', () => {
  const days = { from: '2026-03-06', to: '2026-03-20' };
  const weeks = ['2026-03-02', '2026-03-09', '2026-03-16'];
  const dollars = ofCurrency('USD', ['10', '100', '50']);
  const series = dollars.series.map((point, at) => ({ ...point, bucket: weeks[at] ?? '' }));
  const weekly = { ...clock, grain: 'week', range: days } as const;
  const chart = buildIndexChart(english, [{ ...dollars, series }], 'sales', weekly);
  expect(chart.series.map(({ label }) => label)).toEqual(['USD']);
});

it('leaves out a currency without values', () => {
  const chart = buildIndexChart(english, [ofCurrency('USD', ['0.00', '0.00', '0.00'])], 'sales', clock);
  expect(chart.points.every(({ values }) => values['index-0'] === null)).toBe(true);
});
