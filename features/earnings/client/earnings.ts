import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EarningsApi } from '@/features/earnings/api';
import type { EarningsInput } from '@/features/earnings/earnings-query';
import { asOneOf, asText } from '@/lib/base/address/parameter';
import { clientOf } from '@/lib/client/api';
import { rangeSearch } from '@/lib/client/range-search';
import type { DayRange } from '@/lib/data/terms/days';
import { suggestGrain } from '@/lib/pages/buckets';

const api = clientOf<EarningsApi>();

export const earningsMetrics = ['commission', 'sales', 'clicks'] as const;

/** Search parameters of /links/earnings. */
export const earningsSearch = {
  ...rangeSearch,
  currency: asText,
  metric: asOneOf(earningsMetrics).or('commission'),
};

const most = 500;
const lookAgainMs = 2_000;
/** Polling interval if rows are missing or old and no sync is running, as after a failed sync. */
const retryAfterMs = 30_000;

/** When to ask again for figures whose rows are synced by the request itself. */
export const pollSynced = (refreshing = false, stale = false): number | false =>
  refreshing ? lookAgainMs : stale && retryAfterMs;

/** The request of a page, on the server and in the browser. */
export const earningsInput = (range: DayRange): EarningsInput => ({
  ...range,
  grain: suggestGrain(range),
  top: most,
});

/** Earnings of the user's own links. Polled while newer rows are being synced. */
export function earningsOptions(input: EarningsInput) {
  return queryOptions({
    ...api.read('GET /api/ledger/earnings', { query: input }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => pollSynced(data?.refreshing, data?.receipt.stale),
  });
}
