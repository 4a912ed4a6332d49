// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { paceCampaign } from '@/lib/catalog/pacing';
import type { CampaignsAnswer } from '@/lib/catalog/program-shape';
import type { Campaign } from '@/lib/contract/resources/program';
import { sampleReceipt } from '@/lib/ledger/testing/sample-receipt';
import { campaignsOptions } from '@/lib/query/program';
import { render } from '@/lib/testing/render';
import { AttentionCard } from './attention-card';

vi.mock('next/navigation', () => ({ usePathname: () => '/overview' }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const range = { from: '2026-06-01', to: '2026-06-10' };
const campaign: Campaign = {
  ...{ id: 'c1', name: 'Summer', status: 'DELIVERING', brand: { id: 'b1', name: 'Brand' } },
  ...{ startDate: '2026-06-01T00:00:00.000Z', endDate: '2026-07-31T23:59:59.999Z' },
  ...{ commissionPercentage: 0.2, budget: 6_100 },
};

async function show(gaps: { from: string; to: string }[]) {
  const receipt = sampleReceipt(gaps.length > 0 ? { state: 'partial', gaps } : {});
  const answer: Partial<CampaignsAnswer> = {
    rows: [{ campaign, figures: [], pacing: paceCampaign(campaign, 1_000, { ...range, gaps }) }],
    performance: { ...range, receipt },
  };
  vi.stubGlobal('fetch', async () => Response.json(answer));
  const client = new QueryClient();
  await client.prefetchQuery(campaignsOptions({}));
  render(
    <QueryClientProvider client={client}>
      <AttentionCard today="2026-06-11" />
    </QueryClientProvider>,
  );
}

it('says that campaigns are on track only if their days are loaded', async () => {
  await show([]);
  screen.getByText('All campaigns are on track.');
  cleanup();
  await show([{ from: '2026-06-05', to: '2026-06-06' }]);
  screen.getByText('Not all days of the campaigns are loaded.');
  expect(screen.queryByText('All campaigns are on track.')).toBeNull();
});
