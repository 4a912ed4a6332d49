// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { campaignSearch, campaignsOptions } from '@/features/program/client/program';
import { paceCampaign } from '@/features/program/pacing';
import type { CampaignsAnswer } from '@/features/program/program-shape';
import { readSearch } from '@/lib/base/address/search';
import { toFilters } from '@/lib/client/list-input';
import { makeBasis } from '@/lib/data/terms/basis';
import { sampleCampaign } from '@/lib/data/testing/sample-items';
import { sampleReceipt } from '@/lib/data/testing/sample-receipt';
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
  basis: makeBasis([]),
  list: {
    loaded: 0,
    complete: true,
    missing: [],
    cut: false,
    asOf,
    refreshing: false,
    unread: null,
    problem: null,
  },
  performance: {
    from: '2026-11-19',
    to: '2026-11-19',
    receipt: sampleReceipt({ asOf }),
  },
};

/** A client that has loaded these campaigns on the program page. */
function clientWith(answer: CampaignsAnswer): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const nothingChosen = toFilters(campaignSearch, readSearch(campaignSearch, {}));
  client.setQueryData(campaignsOptions(nothingChosen).queryKey, answer);
  return client;
}

it('shows what the program page has already loaded', async () => {
  const fetched = vi.fn(async () => Response.json(none));
  vi.stubGlobal('fetch', fetched);
  render(
    <QueryClientProvider client={clientWith(none)}>
      <AttentionCard today="2026-11-20" />
    </QueryClientProvider>,
  );
  expect(screen.getByText('No campaigns in the creator program.')).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
});

it('says that campaigns are on track only if their days are loaded', () => {
  const campaign = sampleCampaign('c1', {
    name: 'Summer',
    startDate: '2026-11-01T00:00:00.000Z',
    endDate: '2026-12-31T23:59:59.999Z',
    budget: 6_100,
  });
  const known = { from: '2026-11-01', to: '2026-11-19' };
  const show = (gaps: { from: string; to: string }[]) => {
    const pacing = paceCampaign(campaign, 1_900, { ...known, unread: gaps });
    const receipt = sampleReceipt({ asOf, gaps, state: gaps.length > 0 ? 'partial' : 'complete' });
    render(
      <QueryClientProvider
        client={clientWith({
          ...none,
          rows: [{ campaign, figures: [], pacing }],
          performance: { ...known, receipt },
        })}
      >
        <AttentionCard today="2026-11-20" />
      </QueryClientProvider>,
    );
  };
  vi.stubGlobal('fetch', async () => Response.json({ state: 'complete' }));
  show([]);
  screen.getByText('All campaigns are on track.');
  cleanup();
  show([{ from: '2026-11-05', to: '2026-11-06' }]);
  screen.getByText('Not all days of the campaigns are loaded.');
  expect(screen.queryByText('All campaigns are on track.')).toBeNull();
});

it('does not say that there are no campaigns while they are read for the first time', () => {
  const show = (list: Partial<CampaignsAnswer['list']>) =>
    render(
      <QueryClientProvider client={clientWith({ ...none, list: { ...none.list, complete: false, ...list } })}>
        <AttentionCard today="2026-11-20" />
      </QueryClientProvider>,
    );
  vi.stubGlobal('fetch', async () => Response.json(none));
  show({ refreshing: true });
  expect(screen.queryByText('No campaigns in the creator program.')).toBeNull();
  cleanup();
  show({ problem: 'The API cannot be reached.' });
  expect(screen.getByText('The campaigns could not be loaded.')).toBeDefined();
});
