// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Scorecard } from '@/features/creators/screens/scorecard';
import type { Explorer } from '@/features/reports/explorer';
import type { FailureBody } from '@/lib/base/failure';
import { makeBasis } from '@/lib/data/terms/basis';
import { sampleProgramCreator } from '@/lib/data/testing/sample-items';
import { sampleSummary } from '@/lib/pages/testing/sample-summary';
import { visit } from '@/lib/testing/next/navigation';
import { openPopover } from '@/lib/testing/open-popover';
import { render } from '@/lib/testing/render';
import { DimensionFilter } from './dimension-filter';
import { ExplorerChart } from './explorer-chart';
import { GroupTable } from './group-table';
import { RowsTable } from './rows-table';

beforeEach(() => visit('/reports'));

const failed: FailureBody = {
  status: 500,
  code: 'internal',
  message: 'Something went wrong.',
  issues: [],
  requestId: 'req-7',
};
const range = { from: '2026-03-01', to: '2026-03-02' };
const explorer: Explorer = {
  dataset: 'reports',
  range,
  grain: 'day',
  compare: 'none',
  metric: 'sales',
  group: 'brand',
  currency: null,
  top: 10,
  order: null,
  view: 'breakdown',
  split: true,
  index: false,
  base: null,
  filters: {},
};
const total = sampleSummary(range, { buckets: ['2026-03-01', '2026-03-02'] });

let reads: string[];

beforeEach(() => {
  reads = [];
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/notes')) return Response.json({ notes: [], campaigns: 'loaded' });
    if (!/summary|rows/.test(path)) return Response.json({ state: 'complete' });
    reads.push(path);
    return Response.json(failed, { status: 500 });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderPart(part: ReactElement) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(<QueryClientProvider client={client}>{part}</QueryClientProvider>);
}

/** Expects the title, the request id and a retry. */
async function expectFailure(title: string) {
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(title);
  expect(alert.textContent).toContain('req-7');
  expect(reads).toHaveLength(1);
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await expect.poll(() => reads).toHaveLength(2);
  await screen.findByRole('alert');
}

const shared = { explorer, total, stale: false, currency: 'USD', controls: null, setSearch: () => {} };

it('says that groups could not be loaded, not that there are none', async () => {
  renderPart(<GroupTable {...shared} against="" partial={false} />);
  await expectFailure('The groups could not be loaded');
  expect(screen.queryByText('No rows match')).toBeNull();
});

it('says that rows could not be loaded, not that there are none', async () => {
  renderPart(<RowsTable {...shared} partial={false} />);
  await expectFailure('The rows could not be loaded');
  expect(screen.queryByText('No rows match')).toBeNull();
});

it('does not show the total as lines of groups', async () => {
  renderPart(<ExplorerChart {...shared} today="2026-03-28" currencies={['USD']} />);
  await expectFailure('The lines could not be loaded');
  expect(await screen.findByRole('heading', { name: 'Sales by day and brand, USD' })).toBeDefined();
  expect(screen.getByRole('checkbox', { name: 'Split by brand' })).toBeDefined();
  expect(screen.queryByRole('figure')).toBeNull();
});

it('says in a filter that its options could not be loaded', async () => {
  const names = { names: {}, stale: false };
  renderPart(<DimensionFilter dimension="brand" explorer={explorer} {...names} onChange={() => {}} />);
  const button = screen.getByRole('button', { name: 'Brand' });
  const popover = button.nextElementSibling;
  if (popover) openPopover(popover);
  await expectFailure('The choices could not be loaded.');
  expect(screen.queryByText('No matches')).toBeNull();
});

it('says next to attribution that the program could not be loaded', async () => {
  const creator = sampleProgramCreator('tag-1');
  renderPart(
    <Scorecard id={creator.id} attribution={total} program={[creator]} basis={makeBasis([])} range={range} />,
  );
  await expectFailure('The program figures could not be loaded.');
});
