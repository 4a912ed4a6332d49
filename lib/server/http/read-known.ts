import type { z } from 'zod';
import { type ReadResult, readInput, readQuery } from '@/lib/contract/query-string';

/** A schema of named parameters. */
export type QuerySchema = z.ZodType<Record<string, unknown>> & { shape: Record<string, unknown> };

/**
 * Parses query parameters or a JSON body. Rejects names that are neither in the schema nor in `others`, because a
 * misspelled filter must not return everything.
 */
export function readKnown<Schema extends QuerySchema>(
  schema: Schema,
  given: URLSearchParams | Record<string, unknown>,
  others: readonly string[] = [],
): ReadResult<z.output<Schema>> {
  const known = [...Object.keys(schema.shape), ...others];
  const isAddress = given instanceof URLSearchParams;
  const field = (isAddress ? [...given.keys()] : Object.keys(given)).find((name) => !known.includes(name));
  if (field !== undefined)
    return { ok: false, issues: [{ field, message: `is none of ${known.join(', ')}` }] };
  return isAddress ? readQuery(schema, given) : readInput(schema, given);
}
