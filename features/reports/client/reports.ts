import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReportsApi } from '@/features/reports/api';
import type { ExportInput } from '@/features/reports/export-query';
import type { FunnelInput } from '@/features/reports/funnel-query';
import type { ReconciliationQuery } from '@/features/reports/reconciliation-query';
import type { RowsInput } from '@/features/reports/rows-query';
import { clientOf } from '@/lib/client/api';
import type { DayRange } from '@/lib/data/terms/days';

const api = clientOf<ReportsApi>();

/** Where rows are exported as a file. */
export const exportPath = (query: ExportInput) => api.pathOf('GET /api/ledger/export', { query });

/** The funnel of each group. */
export function funnelOptions(input: FunnelInput) {
  return queryOptions({
    ...api.read('GET /api/ledger/funnel', { query: input }),
    placeholderData: (before, query) => (query?.queryKey[1].group === input.group ? before : undefined),
  });
}

/** Raw rows, page by page. */
export function rowsOptions(input: Omit<RowsInput, 'cursor'>) {
  return infiniteQueryOptions({
    ...api.read('GET /api/ledger/rows', { query: input }),
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /api/ledger/rows', { query: { ...input, cursor: pageParam ?? undefined } }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.cursor,
    placeholderData: keepPreviousData,
  });
}

/** Changes since a moment, written YYYY-MM-DDTHH:mm:ss.SSSZ. */
export function changesOptions(since: string, limit = 50) {
  return queryOptions(api.read('GET /api/ledger/changes', { query: { since, limit } }));
}

/** Clicks of product reports compared with those of click reports. */
export function reconciliationOptions(input: Partial<ReconciliationQuery> & DayRange) {
  return queryOptions({
    ...api.read('GET /api/ledger/reconciliation', { query: input }),
    placeholderData: keepPreviousData,
  });
}
