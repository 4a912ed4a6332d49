'use client';

import { useSearch } from '@/lib/address/use-search';
import { historySearch, toLinksInput } from '@/lib/query/links';

/** The filters of /links/history in the URL, and the request for them. */
export function useHistoryFilters() {
  const [search, setSearch] = useSearch(historySearch);
  return { search, setSearch, input: toLinksInput(search) };
}

export type HistoryFilterState = ReturnType<typeof useHistoryFilters>;
