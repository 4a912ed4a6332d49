import { queryOptions } from '@tanstack/react-query';
import type { LinkHealthApi } from '@/features/link-health/api';
import { clientOf } from '@/lib/client/api';

const api = clientOf<LinkHealthApi>();

/** Asked again while the catalog is being read. */
const lookEveryMs = 2_000;

/** Links to products that cannot be bought. */
export const linkHealthOptions = () =>
  queryOptions({
    ...api.read('GET /api/links/health', {}),
    refetchInterval: ({ state }) => (state.data?.list.refreshing ? lookEveryMs : false),
  });
