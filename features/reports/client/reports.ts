import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Changes } from '@/features/reports/change-shape';
import type { FunnelInput } from '@/features/reports/funnel-query';
import type { Funnel } from '@/features/reports/funnel-shape';
import type { ReconciliationQuery } from '@/features/reports/reconciliation-query';
import type { Reconciliation } from '@/features/reports/reconciliation-shape';
import type { RowsPage } from '@/features/reports/row-shape';
import type { RowsInput } from '@/features/reports/rows-query';
import { fetchJson } from '@/lib/client/fetch-json';
import { ledgerKeys, ledgerPath } from '@/lib/client/ledger';
import { readFrom } from '@/lib/client/read-from';
import type { DayRange } from '@/lib/data/days';

/** The funnel of each group. */
export function funnelOptions(input: FunnelInput) {
  return queryOptions({
    queryKey: [...ledgerKeys.all, 'funnel', input] as const,
    ...readFrom<Funnel>(ledgerPath('funnel', input)),
    placeholderData: (before, query) => (query?.queryKey[2].group === input.group ? before : undefined),
  });
}

/** Raw rows, page by page. */
export function rowsOptions(input: Omit<RowsInput, 'cursor'>) {
  return infiniteQueryOptions({
    queryKey: [...ledgerKeys.all, 'rows', input] as const,
    queryFn: ({ pageParam, signal }) =>
      fetchJson<RowsPage>(ledgerPath('rows', { ...input, cursor: pageParam ?? undefined }), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.cursor,
    placeholderData: keepPreviousData,
  });
}

/** Changes since a moment, written YYYY-MM-DDTHH:mm:ss.SSSZ. */
export function changesOptions(since: string, limit = 50) {
  return queryOptions({
    queryKey: [...ledgerKeys.all, 'changes', since, limit] as const,
    ...readFrom<Changes>(ledgerPath('changes', { since, limit })),
  });
}

/** Clicks of product reports compared with those of click reports. */
export function reconciliationOptions(input: Partial<ReconciliationQuery> & DayRange) {
  return queryOptions({
    queryKey: [...ledgerKeys.all, 'reconciliation', input] as const,
    ...readFrom<Reconciliation>(ledgerPath('reconciliation', input)),
    placeholderData: keepPreviousData,
  });
}
