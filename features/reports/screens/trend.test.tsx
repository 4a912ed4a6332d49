// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { TimeSeriesProps } from '@/components/charts/time-series';
import { trendOptions } from '@/lib/client/performance';
import { sampleSummary } from '@/lib/pages/testing/sample-summary';
import { render } from '@/lib/testing/render';
import { Trend } from './trend';

vi.mock('@/features/notes/screens/noted-series', () => ({
  NotedSeries: ({ title, kind, controls, items }: TimeSeriesProps) => (
    <figure aria-label={title} data-kind={kind}>
      {controls}
      {items}
    </figure>
  ),
}));

afterEach(cleanup);

const range = { from: '2026-05-01', to: '2026-05-02' };
const subject = { brands: ['b0000000-0000-4000-8000-00000000000a'] };

function showTrend() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(
    trendOptions(subject, range).queryKey,
    sampleSummary(range, { buckets: ['2026-05-01'] }),
  );
  render(
    <QueryClientProvider client={client}>
      <Trend subject={subject} range={range} />
    </QueryClientProvider>,
  );
}

it('draws areas as reports do, and says whose clicks it counts', () => {
  showTrend();
  expect(screen.getByRole('figure', { name: 'Sales by day, USD' }).dataset.kind).toBe('area');
  fireEvent.click(screen.getByRole('radio', { name: 'Clicks' }));
  screen.getByRole('figure', { name: 'Clicks by day, USD marketplaces' });
});

it('offers an alert rule on what it shows', () => {
  showTrend();
  fireEvent.click(screen.getByRole('radio', { name: 'Clicks' }));
  const href = screen.getByRole('menuitem', { name: 'Alert me' }).getAttribute('href') ?? '';
  const { pathname, searchParams } = new URL(href, 'http://localhost');
  expect(pathname).toBe('/inbox');
  expect(Object.fromEntries(searchParams)).toEqual({
    add: 'threshold',
    metric: 'clicks',
    currency: 'USD',
    days: '2',
    subject: 'brand',
    id: subject.brands[0],
  });
});
