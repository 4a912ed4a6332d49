import { queryOptions } from '@tanstack/react-query';
import type { CampaignsAnswer } from '@/lib/catalog/program-shape';
import { fetchJson } from './fetch-json';
import { ledgerKeys } from './ledger';

/** Every campaign of the creator program with its pacing; follows the ledger, whose figures it rests on. */
export function allCampaignsOptions() {
  return queryOptions({
    queryKey: [...ledgerKeys.all, 'campaigns'] as const,
    queryFn: ({ signal }) => fetchJson<CampaignsAnswer>('/api/catalog/campaigns', { signal }),
  });
}
