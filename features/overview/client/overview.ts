import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OverviewApi } from '@/features/overview/api';
import type { OverviewQuery } from '@/features/overview/overview-query';
import { clientOf } from '@/lib/client/api';

const api = clientOf<OverviewApi>();

export function overviewOptions(query: OverviewQuery) {
  return queryOptions({
    ...api.read('GET /api/overview', { query }),
    placeholderData: keepPreviousData,
  });
}

/** Records a visit, so that the next one can show what changed since. */
export const noteVisit = () =>
  api.call('POST /api/visits', {
    query: { zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  });
