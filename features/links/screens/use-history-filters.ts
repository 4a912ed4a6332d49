'use client';

import { historySearch, toLinksInput } from '@/features/links/client/links';
import { useSearch } from '@/lib/client/use-search';

/** The filters of /links/history in the URL, and the request for them. */
export function useHistoryFilters() {
  const [search, setSearch] = useSearch(historySearch);
  return { search, setSearch, input: toLinksInput(search) };
}

export type HistoryFilterState = ReturnType<typeof useHistoryFilters>;
