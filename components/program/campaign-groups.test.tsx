// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { makeSums, toFigures } from '@/lib/ledger/figures';
import { mostNames } from '@/lib/names/names';
import { sampleSummary } from '@/lib/reports/testing/sample-summary';
import { CampaignGroups } from './campaign-groups';

vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(),
  usePathname: () => '/program/campaigns/c1',
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const range = { from: '2026-03-01', to: '2026-03-28' };
const ids = Array.from({ length: mostNames + 50 }, (_, at) => `P${at}`);

it('asks for the names of more products than one request may hold, piece by piece', async () => {
  const asked: string[][] = [];
  const figures = toFigures(makeSums());
  const group = { kind: 'value' as const, label: null, groups: 1, figures, compared: null, series: [] };
  const summary = sampleSummary(range, { groups: ids.map((key) => ({ ...group, key })) });
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.startsWith('/api/names')) return Response.json(summary);
    asked.push(new URL(path, 'http://localhost').searchParams.get('products')?.split(',') ?? []);
    return Response.json({ brands: {}, products: {}, creators: {}, complete: true });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <CampaignGroups id="c1" range={range} group="product" />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(asked.flat().sort()).toEqual([...ids].sort()));
  for (const piece of asked) expect(piece.length).toBeLessThanOrEqual(mostNames);
});
