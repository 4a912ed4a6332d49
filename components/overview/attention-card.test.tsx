// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readSearch } from '@/lib/address/search';
import type { CampaignsAnswer } from '@/lib/catalog/program-shape';
import { sampleReceipt } from '@/lib/ledger/testing/sample-receipt';
import { toFilters } from '@/lib/query/list-input';
import { campaignSearch, campaignsOptions } from '@/lib/query/program';
import { render } from '@/lib/testing/render';
import { AttentionCard } from './attention-card';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const asOf = '2026-11-20T00:00:00.000Z';
const none: CampaignsAnswer = {
  rows: [],
  totals: [],
  budget: '0.00',
  brands: [],
  statuses: [],
  list: { loaded: 0, complete: true, cut: false, asOf, refreshing: false, problem: null },
  performance: {
    from: '2026-11-19',
    to: '2026-11-19',
    receipt: sampleReceipt({ asOf }),
  },
};

it('shows what the program page has already loaded', async () => {
  const fetched = vi.fn(async () => Response.json(none));
  vi.stubGlobal('fetch', fetched);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const nothingChosen = toFilters(campaignSearch, readSearch(campaignSearch, {}));
  client.setQueryData(campaignsOptions(nothingChosen).queryKey, none);
  render(
    <QueryClientProvider client={client}>
      <AttentionCard today="2026-11-20" />
    </QueryClientProvider>,
  );
  expect(screen.getByText('No campaigns in the creator program.')).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
});
