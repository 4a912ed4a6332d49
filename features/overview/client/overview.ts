import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OverviewQuery } from '@/features/overview/overview-query';
import type { Overview } from '@/features/overview/overview-shape';
import { ledgerKeys } from '@/lib/client/ledger';
import { readFrom } from '@/lib/client/read-from';
import { writeQuery } from '@/lib/contract/query-string';

export function overviewOptions(query: OverviewQuery) {
  return queryOptions({
    queryKey: [...ledgerKeys.all, 'overview', query],
    ...readFrom<Overview>(`/api/overview?${writeQuery(query)}`),
    placeholderData: keepPreviousData,
  });
}
