import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { writeQuery } from '@/lib/contract/query-string';
import type { RowsPage } from '@/lib/ledger/row-shape';
import type { RowsInput } from '@/lib/ledger/rows-query';
import type { SummaryInput } from '@/lib/ledger/summary-query';
import type { Summary } from '@/lib/ledger/summary-shape';
import { fetchJson } from './fetch-json';

/** Everything read from the ledger starts with `ledger`: invalidating that refreshes it all. */
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
    queryFn: ({ signal }) => fetchJson<Summary>(ledgerPath('summary', input), { signal }),
    placeholderData: keepPreviousData,
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
