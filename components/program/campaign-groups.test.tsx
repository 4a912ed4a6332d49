// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { makeSums, toFigures } from '@/lib/ledger/figures';
import type { SummaryGroup } from '@/lib/ledger/summary/summary-shape';
import { sampleSummary } from '@/lib/reports/testing/sample-summary';
import { CampaignGroups } from './campaign-groups';

vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(),
  usePathname: () => '/program/campaigns/c1',
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const range = { from: '2026-03-01', to: '2026-03-28' };
const group: SummaryGroup = {
  ...{ kind: 'value', key: null, label: null, groups: 1 },
  ...{ figures: toFigures(makeSums()), compared: null, series: [] },
};

const renderGroups = (grouping: 'product' | 'creator_tag') =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CampaignGroups id="c1" range={range} group={grouping} />
    </QueryClientProvider>,
  );

it('shows what the answer calls its products, and the id of one without a name', async () => {
  const groups = [
    { ...group, key: 'P1', label: 'Pan' },
    { ...group, key: 'P2' },
  ];
  vi.stubGlobal('fetch', async () => Response.json(sampleSummary(range, { groups })));
  renderGroups('product');
  expect(await screen.findByRole('link', { name: 'Pan' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'P2' })).toBeDefined();
});

it('tells a thousand creators and the rest as one, and exports them all', async () => {
  const tags = Array.from({ length: 2_345 }, (_, at) => `tag-${at}`);
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/exports') return Response.json(null);
    const offset = Number(new URL(path, 'http://localhost').searchParams.get('offset'));
    const told = tags.slice(offset, offset + 1_000).map((key) => ({ ...group, key }));
    return Response.json(
      sampleSummary(range, {
        groups: [...told, { ...group, kind: 'other', groups: tags.length - told.length }],
      }),
    );
  });
  const written = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  renderGroups('creator_tag');
  await screen.findByText('1,001 creators');
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await vi.waitFor(() => expect(written).toHaveBeenCalledOnce());
  const file = written.mock.calls[0]?.[0];
  const lines = file instanceof Blob ? (await file.text()).trim().split('\r\n') : [];
  expect(lines.map((line) => line.split(',')[0])).toEqual(['# filter: campaign = c1', 'Tag', ...tags]);
});
