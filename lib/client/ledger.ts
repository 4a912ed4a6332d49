import { queryOptions } from '@tanstack/react-query';
import { writeQuery } from '@/lib/contract/query-string';
import { dropFalseComparison } from '@/lib/data/reporting/comparable';
import type { SummaryInput } from '@/lib/data/summary/summary-query';
import type { Summary } from '@/lib/data/summary/summary-shape';
import { readFrom } from './read-from';

/** All ledger queries start with `ledger`, so they can be invalidated together. */
export const ledgerKeys = {
  all: ['ledger'] as const,
  summary: (input: SummaryInput) => ['ledger', 'summary', input] as const,
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
