import { writeQuery } from '@/lib/contract/query-string';
import { type SummaryInput, type SummaryQuery, summaryQuerySchema } from './summary-query';

/** A summary's question as its endpoint would read it: checked, defaults applied. Throws ZodError. */
export function parseSummaryInput(input: SummaryInput): SummaryQuery {
  return summaryQuerySchema.parse(Object.fromEntries(writeQuery(input)));
}
