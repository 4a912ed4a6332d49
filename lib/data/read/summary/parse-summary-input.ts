import { writeQuery } from '@/lib/contract/query-string';
import { type SummaryInput, type SummaryQuery, summaryQuerySchema } from './summary-query';

/** Parses a summary query like its endpoint: validated, with defaults. Throws ZodError. */
export function parseSummaryInput(input: SummaryInput): SummaryQuery {
  return summaryQuerySchema.parse(Object.fromEntries(writeQuery(input)));
}
