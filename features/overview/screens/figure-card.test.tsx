// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { OverviewCurrency } from '@/features/overview/overview-shape';
import { render } from '@/lib/testing/render';
import { FigureCard } from './figure-card';

afterEach(cleanup);

function currency(clicks: number, any: boolean): OverviewCurrency {
  const figure = (now: string | number) => ({
    now,
    counted: null,
    before: null,
    provisional: { any, share: null },
  });
  const empty = { now: [], before: [] };
  return {
    currency: 'CAD',
    figures: {
      sales: figure('0.00'),
      commission: figure('0.00'),
      clicks: figure(clicks),
      conversions: figure(0),
    },
    series: { sales: empty, commission: empty, clicks: empty, conversions: empty },
    provisional: [],
    unfinished: [],
  };
}

const show = (main: OverviewCurrency, state: ComponentProps<typeof FigureCard>['state'] = 'complete') =>
  render(
    <FigureCard
      metric="sales"
      main={main}
      others={[]}
      trend={{ buckets: [], grain: 'day', range: { from: '2026-11-01', to: '2026-11-02' } }}
      state={state}
      against=""
    />,
  );

it.each([
  ['nothing, read whole', currency(0, false), 'complete', 'No data in this range'],
  ['nothing, not read whole', currency(0, false), 'partial', '$0.00'],
  ['nothing, not read at all', currency(0, false), 'empty', '–'],
  ['clicks without sales', currency(3, false), 'complete', 'Settled'],
  ['rows that may change', currency(0, true), 'complete', ''],
] as const)('claims no more of %s than it knows', (_, main, state, expected) => {
  show(main, state);
  const text = screen.getByRole('region', { name: 'Sales' }).textContent ?? '';
  if (expected) expect(text).toContain(expected);
  if (expected !== 'Settled') expect(text).not.toMatch(/settled/i);
});

it('says how much is settled, and marks no single figure', () => {
  const main = currency(5, true);
  main.figures.sales.provisional = { any: true, share: 0.683 };
  main.provisional = [false, true];
  show(main);
  expect(screen.getByRole('region', { name: 'Sales' }).textContent).toContain('31.7% settled');
  expect(screen.queryByRole('img', { name: 'may change' })).toBeNull();
});

it('leaves it to the header if every day may change', () => {
  const main = currency(5, true);
  main.figures.sales.provisional = { any: true, share: 0.683 };
  main.provisional = [true, true];
  show(main);
  expect(screen.getByRole('region', { name: 'Sales' }).textContent).not.toMatch(/settled/);
});
