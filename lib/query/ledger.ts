import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { writeQuery } from '@/lib/contract/query-string';
import type { Changes } from '@/lib/ledger/answers/change-shape';
import type { FunnelInput } from '@/lib/ledger/answers/funnel-query';
import type { Funnel } from '@/lib/ledger/answers/funnel-shape';
import type { Holdings } from '@/lib/ledger/answers/holding-shape';
import type { PlacementsInput } from '@/lib/ledger/answers/placements-query';
import type { Placements } from '@/lib/ledger/answers/placements-shape';
import type { ReconciliationQuery } from '@/lib/ledger/answers/reconciliation-query';
import type { Reconciliation } from '@/lib/ledger/answers/reconciliation-shape';
import type { RowsPage } from '@/lib/ledger/answers/row-shape';
import type { RowsInput } from '@/lib/ledger/answers/rows-query';
import type { DayRange } from '@/lib/ledger/days';
import type { SummaryInput } from '@/lib/ledger/summary/summary-query';
import type { Summary } from '@/lib/ledger/summary/summary-shape';
import { dropFalseComparison } from '@/lib/reports/comparable';
import { fetchJson, sendJson } from './fetch-json';
import { readFrom } from './read-from';

/** All ledger queries start with `ledger`, so they can be invalidated together. */
export const ledgerKeys = {
  all: ['ledger'] as const,
  summary: (input: SummaryInput) => ['ledger', 'summary', input] as const,
  rows: (input: RowsInput) => ['ledger', 'rows', input] as const,
};

export const ledgerPath = (name: string, input: Parameters<typeof writeQuery>[0]): string =>
  `/api/ledger/${name}?${writeQuery(input)}`;

export function summaryOptions(input: SummaryInput) {
  return queryOptions({
    queryKey: ledgerKeys.summary(input),
    ...readFrom<Summary>(ledgerPath('summary', input)),
    select: dropFalseComparison,
    placeholderData: (before, query) => (query && standsFor(query.queryKey[2], input) ? before : undefined),
  });
}

/** Whether an old response may be shown until the new one arrives: it must have the same dimension and buckets. */
function standsFor(before: SummaryInput, next: SummaryInput): boolean {
  const shape = ({ dataset, group = 'none', currencies, series, grain }: SummaryInput) =>
    group === 'none' ? [dataset] : [dataset, group, currencies, series === 'groups' && grain];
  return JSON.stringify(shape(before)) === JSON.stringify(shape(next));
}

/** The funnel of each group. */
export function funnelOptions(input: FunnelInput) {
  return queryOptions({
    queryKey: [...ledgerKeys.all, 'funnel', input] as const,
    ...readFrom<Funnel>(ledgerPath('funnel', input)),
    placeholderData: (before, query) => (query?.queryKey[2].group === input.group ? before : undefined),
  });
}

/** Placements with their weekly change. */
export function placementsOptions(input: PlacementsInput) {
  return queryOptions({
    queryKey: ['ledger', 'placements', input],
    ...readFrom<Placements>(ledgerPath('placements', input)),
    placeholderData: (before, query) =>
      query && (query.queryKey[2] as PlacementsInput).group === input.group ? before : undefined,
  });
}

/** Raw rows, page by page. */
export function rowsOptions(input: Omit<RowsInput, 'cursor'>) {
  return infiniteQueryOptions({
    queryKey: ledgerKeys.rows(input),
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

export function holdingsOptions() {
  return queryOptions({
    queryKey: [...ledgerKeys.all, 'holdings'] as const,
    ...readFrom<Holdings>('/api/ledger/holdings'),
  });
}

/** For useMutation: deletes stored rows of comma-separated sources or datasets. */
export function clearHoldingsMutation(client: QueryClient) {
  return {
    mutationFn: (sources: string) => sendJson<Holdings>('DELETE', ledgerPath('holdings', { sources })),
    onSuccess: () => client.invalidateQueries({ queryKey: ledgerKeys.all }),
  };
}
