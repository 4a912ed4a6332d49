import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { writeQuery } from '@/lib/contract/query-string';
import type { OverviewQuery } from '@/lib/overview/overview-query';
import type { Overview } from '@/lib/overview/overview-shape';
import { ledgerKeys } from './ledger';
import { readFrom } from './read-from';

export function overviewOptions(query: OverviewQuery) {
  return queryOptions({
    queryKey: [...ledgerKeys.all, 'overview', query],
    ...readFrom<Overview>(`/api/overview?${writeQuery(query)}`),
    placeholderData: keepPreviousData,
  });
}
