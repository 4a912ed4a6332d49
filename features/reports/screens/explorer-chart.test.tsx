// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { TimeSeriesProps } from '@/components/charts/time-series';
import type { Explorer } from '@/features/reports/explorer';
import type { Summary } from '@/lib/data/read/summary/summary-shape';
import { sampleSummary } from '@/lib/pages/testing/sample-summary';
import { render } from '@/lib/testing/render';
import { ExplorerChart } from './explorer-chart';

// The real plot needs layout. This one has a button per point.
vi.mock('@/features/notes/screens/noted-series', () => ({
  NotedSeries: ({ title, points, onPick, stale, items }: TimeSeriesProps) => (
    <figure aria-label={title} aria-busy={stale}>
      {points.map((point) => (
        <button key={point.day} type="button" onClick={() => onPick?.(point)}>
          {point.day}
        </button>
      ))}
      {items}
    </figure>
  ),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const range = { from: '2026-01-01', to: '2026-06-30' };
const explorer: Explorer = {
  dataset: 'reports',
  range,
  grain: 'month',
  compare: 'none',
  metric: 'sales',
  group: 'brand',
  currency: null,
  top: 10,
  order: null,
  view: 'breakdown',
  split: false,
  index: false,
  base: null,
  filters: {},
};
const total = { ...sampleSummary(range, { buckets: ['2026-04-01', '2026-05-01'] }), grain: 'month' } as const;

function renderChart(given: Explorer, stale: boolean, currencies = ['USD'], drawn: Summary = total) {
  const setSearch = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <ExplorerChart
        {...{ explorer: given, total: drawn, stale, currencies, setSearch }}
        today="2026-08-01"
      />
    </QueryClientProvider>,
  );
  return setSearch;
}

it('opens the days of the pressed point', () => {
  const setSearch = renderChart(explorer, false);
  fireEvent.click(screen.getByRole('button', { name: '2026-05-01' }));
  expect(setSearch).toHaveBeenCalledExactlyOnceWith({
    from: '2026-05-01',
    to: '2026-05-31',
    range: null,
    grain: null,
  });
});

it('opens nothing while the points belong to the previous request', () => {
  const setSearch = renderChart(explorer, true);
  fireEvent.click(screen.getByRole('button', { name: '2026-05-01' }));
  expect(setSearch).not.toHaveBeenCalled();
});

it('names the months that are drawn while days load', () => {
  renderChart({ ...explorer, grain: 'day' }, true);
  screen.getByRole('figure', { name: 'Sales by month, USD' });
});

it('does not show the total as groups while they load, and opens none of its points', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const setSearch = renderChart({ ...explorer, split: true }, false);
  const figure = screen.getByRole('figure', { name: 'Sales by month, USD' });
  expect(figure.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: '2026-05-01' }));
  expect(setSearch).not.toHaveBeenCalled();
});

it('lets the base of an index be chosen, and names it', () => {
  const [dollars] = total.currencies;
  const both = dollars ? [dollars, { ...dollars, currency: 'EUR' }] : [];
  const indexed = { ...explorer, index: true, base: '2026-05-01' };
  const setSearch = renderChart(indexed, false, ['USD', 'EUR'], { ...total, currencies: both });
  screen.getByRole('figure', { name: 'Sales by month, May 2026 = 100' });
  const choice = screen.getByRole('combobox', { name: 'Base of the index' });
  expect(within(choice).getAllByRole('option')).toHaveLength(7);
  fireEvent.change(choice, { target: { value: '2026-04-01' } });
  expect(setSearch).toHaveBeenLastCalledWith({ base: '2026-04-01' });
  fireEvent.change(choice, { target: { value: '' } });
  expect(setSearch).toHaveBeenLastCalledWith({ base: null });
});

it.each([
  [{}, true],
  [{ filters: { brands: ['b0000000-0000-4000-8000-00000000000a'] } }, true],
  [{ filters: { subids1: ['bio'] } }, false],
  [{ dataset: 'program' as const }, false],
])('offers an alert rule with %j: %s', (given, offered) => {
  renderChart({ ...explorer, ...given }, false);
  expect(screen.queryAllByRole('menuitem', { name: 'Alert me' })).toHaveLength(offered ? 1 : 0);
});
