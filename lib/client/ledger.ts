import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import type { LedgerApi } from '@/lib/api/ledger-api';
import type { SummaryInput } from '@/lib/data/read/summary/summary-query';
import { clientOf } from './api';

const api = clientOf<LedgerApi>();

/** Answers with figures of report rows. */
const figurePaths = [['ledger'], ['catalog'], ['overview'], ['today'], ['closings'], ['credits'], ['goals']];

/** Reads again what is shown of report rows, after some arrived or were deleted. */
export const refreshFigures = (client: QueryClient) =>
  Promise.all(figurePaths.map((path) => client.invalidateQueries({ queryKey: [path] })));

export function summaryOptions(input: SummaryInput) {
  return queryOptions({
    ...api.read('GET /api/ledger/summary', { query: input }),
    placeholderData: (before, query) => (query && standsFor(query.queryKey[1], input) ? before : undefined),
  });
}

/** Whether an old response may be shown until the new one arrives: it must have the same dimension and buckets. */
function standsFor(before: Partial<SummaryInput>, next: SummaryInput): boolean {
  const shape = ({ dataset, group = 'none', currencies, series, grain }: Partial<SummaryInput>) =>
    group === 'none' ? [dataset] : [dataset, group, currencies, series === 'groups' && grain];
  return JSON.stringify(shape(before)) === JSON.stringify(shape(next));
}
