import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LinkHealthApi } from '@/features/link-health/api';
import { healthFilters } from '@/features/link-health/health-filters';
import { clientOf } from '@/lib/client/api';
import { type SearchValues, toFilters } from '@/lib/client/list-input';

const api = clientOf<LinkHealthApi>();

/** Asked again while the catalog is being read. */
const lookEveryMs = 2_000;

/** Search parameters of /links/health. */
export const linkHealthSearch = healthFilters;

export const toLinkHealthInput = (search: SearchValues<typeof healthFilters>) =>
  toFilters(healthFilters, search);
type LinkHealthInput = ReturnType<typeof toLinkHealthInput>;

/** What changed for links. */
export const linkChangesOptions = (input: LinkHealthInput) =>
  queryOptions({
    ...api.read('GET /api/links/changes', { query: input }),
    placeholderData: keepPreviousData,
  });

/** Links to products that cannot be bought. */
export const linkHealthOptions = (input: LinkHealthInput) =>
  queryOptions({
    ...api.read('GET /api/links/health', { query: input }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.list.refreshing ? lookEveryMs : false),
  });
