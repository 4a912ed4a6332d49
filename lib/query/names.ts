import { queryOptions } from '@tanstack/react-query';
import { writeQuery } from '@/lib/contract/query-string';
import type { Names, Wanted } from '@/lib/names/names';
import { fetchJson } from './fetch-json';

/** Names of the ids that a summary holds. Ids without a name are shown as they are, so a failure is never shown. */
export function namesOptions(wanted: Wanted) {
  const ids = {
    brands: sorted(wanted.brands),
    products: sorted(wanted.products),
    creators: sorted(wanted.creators),
  };
  return queryOptions({
    queryKey: ['names', ids],
    queryFn: ({ signal }) => fetchJson<Names>(`/api/names?${writeQuery(ids)}`, { signal }),
    enabled: Object.values(ids).some((list) => list.length > 0),
    staleTime: 5 * 60_000,
  });
}

const sorted = (ids: readonly string[] = []): string[] => [...new Set(ids)].sort();
