import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SearchApi } from '@/features/search/api';
import { clientOf } from '@/lib/client/api';

const api = clientOf<SearchApi>();

/** What a text finds in the catalog. Asks from two characters on. */
export const searchOptions = (text: string) =>
  queryOptions({
    ...api.read('GET /api/search', { query: { q: text } }),
    enabled: text.length >= 2,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
