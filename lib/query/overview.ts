import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { writeQuery } from '@/lib/contract/query-string';
import type { OverviewQuery } from '@/lib/overview/overview-query';
import type { Overview } from '@/lib/overview/overview-shape';
import { fetchJson } from './fetch-json';
import { ledgerKeys } from './ledger';

export function overviewOptions(query: OverviewQuery) {
  return queryOptions({
    queryKey: [...ledgerKeys.all, 'overview', query],
    queryFn: ({ signal }) => fetchJson<Overview>(`/api/overview?${writeQuery(query)}`, { signal }),
    placeholderData: keepPreviousData,
  });
}
