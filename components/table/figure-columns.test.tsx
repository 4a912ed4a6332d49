// @vitest-environment happy-dom

import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { makeSums, toFigures } from '@/lib/data/read/figures';
import type { CurrencyFigures } from '@/lib/data/terms/lists/performance-shape';
import type { Metric } from '@/lib/data/terms/metrics';
import { toUnits } from '@/lib/data/terms/units';
import { english } from '@/lib/testing/english';
import { render } from '@/lib/testing/render';
import { drawColumns } from './draw-columns';
import { figureColumn } from './figure-columns';

afterEach(cleanup);

const entry = (currency: string, sales: string, clicks: number, conversions: number): CurrencyFigures => ({
  currency,
  figures: toFigures(
    {
      ...makeSums(),
      sales: toUnits(sales),
      commission: toUnits('10'),
      clicks: toUnits(String(clicks)),
      conversions: toUnits(String(conversions)),
    },
    false,
  ),
  standardRate: null,
});
const row = [entry('USD', '100', 300, 11), entry('CAD', '40', 600, 1)];
const totals = [entry('USD', '200', 1_000, 37), entry('CAD', '80', 2_000, 3)];
const figures = (row: readonly CurrencyFigures[]) => row;
const declare = (metric: Metric, currency: string | null = 'USD') =>
  figureColumn(english, { id: metric, metric, figuresOf: figures, currency });
const textOf = (part: React.ReactNode) => render(part).container.textContent;

it.each([
  ['sales', 'Sales, USD', 100, '$100.00', '$200.00'],
  ['clicks', 'Clicks', 300, '300', '1,000'],
  ['conversions', 'Conversions', 11, '11', '37'],
  ['conversionRate', 'Conversion rate', 0.03666667, '3.7%', '3.7%'],
  ['epc', 'EPC, USD', 0.0333, '$0.03', '$0.01'],
  ['commissionRate', 'Effective commission, USD', 0.1, '10.0%', '5.0%'],
] as const)('tells %s of the chosen currency alone', (metric, header, value, cell, footer) => {
  const [tested] = drawColumns([declare(metric)], totals);
  expect(tested?.header).toBe(header);
  expect(tested?.value(row)).toBe(value);
  expect(textOf(tested?.cell?.(row))).toBe(cell);
  expect(textOf(tested?.footer)).toBe(footer);
});

it.each([
  ['sales', 100, '$100.00 · CA$40.00', '$200.00CA$80.00'],
  ['clicks', 900, '900', '3,000'],
  ['conversionRate', 0.01333333, '1.3%', '1.3%'],
  ['commissionRate', 0.1, '10.0% USD · 25.0% CAD', '5.0% USD12.5% CAD'],
] as const)('adds %s over currencies only if it has none', (metric, value, cell, footer) => {
  const [tested] = drawColumns([declare(metric, null)], totals);
  expect(tested?.value(row)).toBe(value);
  expect(textOf(tested?.cell?.(row))).toBe(cell);
  expect(textOf(tested?.footer)).toBe(footer);
});

it('shows no rate if the denominator is zero', () => {
  expect(declare('conversionRate').value([])).toBeNull();
  expect(declare('conversionRate').value([entry('USD', '1', 0, 0)])).toBeNull();
});

it('says in text what the cell shows', () => {
  expect(declare('sales').text?.(row)).toBe('$100.00');
  expect(declare('sales', null).text?.(row)).toBe('$100.00 · CA$40.00');
  expect(declare('sales').text?.([])).toBe('–');
});
