import type { z } from 'zod';
import { type ReadResult, readQuery } from '@/lib/contract/query-string';

type QuerySchema = z.ZodType<Record<string, unknown>> & { shape: Record<string, unknown> };

/**
 * Reads a query string that may hold only what the schema and `others` name: a filter with a slip in its name must not
 * answer for everything.
 */
export function readKnown<Schema extends QuerySchema>(
  schema: Schema,
  search: URLSearchParams,
  others: readonly string[] = [],
): ReadResult<z.output<Schema>> {
  const known = [...Object.keys(schema.shape), ...others];
  const field = [...search.keys()].find((name) => !known.includes(name));
  if (field === undefined) return readQuery(schema, search);
  return { ok: false, issues: [{ field, message: `is none of ${known.join(', ')}` }] };
}
