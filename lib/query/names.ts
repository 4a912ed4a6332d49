import { queryOptions } from '@tanstack/react-query';
import { writeQuery } from '@/lib/contract/query-string';
import type { NamesAnswer, Wanted } from '@/lib/names/names';
import { fetchJson } from './fetch-json';

/**
 * Names of the ids that a summary holds. Ids without a name are shown as they are, so a failure is never shown. While
 * names are still coming they are asked for again.
 */
export function namesOptions(wanted: Wanted) {
  const ids = {
    brands: sorted(wanted.brands),
    products: sorted(wanted.products),
    creators: sorted(wanted.creators),
  };
  return queryOptions({
    queryKey: ['names', ids],
    queryFn: ({ signal }) => fetchJson<NamesAnswer>(`/api/names?${writeQuery(ids)}`, { signal }),
    enabled: Object.values(ids).some((list) => list.length > 0),
    staleTime: 5 * 60_000,
    refetchInterval: ({ state: { data, status } }) =>
      status === 'success' && data?.complete === false ? 2_000 : false,
  });
}

const sorted = (ids: readonly string[] = []): string[] => [...new Set(ids)].sort();
