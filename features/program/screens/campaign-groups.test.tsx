// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeSums, toFigures } from '@/lib/data/read/figures';
import type { SummaryGroup } from '@/lib/data/read/summary/summary-shape';
import { sampleSummary } from '@/lib/pages/testing/sample-summary';
import { visit } from '@/lib/testing/next/navigation';
import { openPopover } from '@/lib/testing/open-popover';
import { render } from '@/lib/testing/render';
import { CampaignGroups } from './campaign-groups';

beforeEach(() => visit('/program/campaigns/c1'));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const range = { from: '2026-03-01', to: '2026-03-28' };
const group: SummaryGroup = {
  kind: 'value',
  key: null,
  label: null,
  groups: 1,
  figures: toFigures(makeSums(), false),
  counted: null,
  compared: null,
  series: [],
};

const renderGroups = (grouping: 'product' | 'creator_tag') =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CampaignGroups id="c1" range={range} group={grouping} />
    </QueryClientProvider>,
  );

it('shows product names, or the id if there is no name', async () => {
  const groups = [
    { ...group, key: 'P1', label: 'Pan' },
    { ...group, key: 'P2' },
  ];
  vi.stubGlobal('fetch', async () => Response.json(sampleSummary(range, { groups })));
  renderGroups('product');
  expect(await screen.findByRole('link', { name: 'Pan' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'P2' })).toBeDefined();
});

it('shows a thousand creators and the rest as one row, and exports all of them', async () => {
  const listed = Array.from({ length: 1_000 }, (_, at) => ({ ...group, key: `tag-${at}` }));
  const answer = sampleSummary(range, { groups: [...listed, { ...group, kind: 'other', groups: 1_345 }] });
  const fetchMock = vi.fn(async (_path: string) => Response.json(answer));
  vi.stubGlobal('fetch', fetchMock);
  renderGroups('creator_tag');
  await screen.findByText('1,001 creators');
  openPopover(screen.getByRole('menu', { name: 'Export', hidden: true }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'CSV', hidden: true }));
  await expect
    .poll(() => fetchMock.mock.lastCall?.[0])
    .toBe(
      '/api/exports/campaign-by-creator?campaign=c1&from=2026-03-01&to=2026-03-28&format=csv' +
        '&columns=name%2Ctag%2Csales%2Ccommission%2Cclicks%2Cconversions%2CconversionRate',
    );
});
