import type { z } from 'zod';
import { containsNul, nulProblem } from './nul';

/** An invalid input: the field's wire name, and what is allowed. */
export type FieldIssue = { field: string; message: string };

export type ReadResult<T> = { ok: true; value: T } | { ok: false; issues: FieldIssue[] };

/** Converts Zod's issues to field issues. */
function toFieldIssues(error: z.ZodError): FieldIssue[] {
  return error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }));
}

/** Parses with a schema. Reports every invalid field. */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): ReadResult<z.output<Schema>> {
  const result = schema.safeParse(input);
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, issues: toFieldIssues(result.error) };
}

/** Parses a query string with a schema. Ignores unknown parameters. Rejects repeated ones and those with a NUL. */
export function readQuery<Schema extends z.ZodType<Record<string, unknown>>>(
  schema: Schema & { shape: Record<string, unknown> },
  search: URLSearchParams,
): ReadResult<z.output<Schema>> {
  const input: Record<string, string> = {};
  for (const field of Object.keys(schema.shape)) {
    const [value, ...more] = search.getAll(field);
    if (more.length > 0) return { ok: false, issues: [{ field, message: 'must be given once' }] };
    if (value === undefined) continue;
    if (containsNul(value)) return { ok: false, issues: [{ field, message: nulProblem }] };
    input[field] = value;
  }
  return readInput<Schema>(schema, input);
}

type Value = string | number | boolean | readonly string[] | undefined;

/** Writes a query string. Lists are joined by commas; undefined is left out. */
export function writeQuery(query: Record<string, Value>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  return search;
}

/** Fills `{name}` in a path with encoded values. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
