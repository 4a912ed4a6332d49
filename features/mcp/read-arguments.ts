import type { Operation } from '@/lib/api/operation';
import { Failure } from '@/lib/base/failure';
import { type FieldIssue, readInput } from '@/lib/contract/query-string';
import type { FileFilters } from '@/lib/language/format/file-filters';
import { accept } from '@/lib/server/http/accept';
import { type Fields, pageSchema, parameterKindOf, parameterOf } from './input-schema';
import type { Arguments, Page } from './tool';

/** Buckets of a series, before an answer is found too long. A year has 366 days. */
const mostPoints = 366;

/** The page that an agent asks for, and the other arguments. Throws Failure `invalid_input`. */
export function readPage({ limit, offset, ...given }: Arguments): { page: Page; given: Arguments } {
  const page = accept(readInput(pageSchema, { limit, offset }));
  return { page: { ...page, points: mostPoints }, given };
}

/** Throws Failure `invalid_input` for an argument that the tool does not have, whatever its operation reads. */
export function requireKnown(given: Arguments, known: readonly string[]): void {
  const field = Object.keys(given).find((name) => !known.includes(name));
  if (field !== undefined) throw invalid({ field, message: `is none of ${known.join(', ')}` });
}

/** Writes arguments as the query of an operation, which checks their values. Throws Failure `invalid_input`. */
export function writeArguments(operation: Operation, fields: Fields, given: Arguments): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of Object.keys(fields)) {
    const value = given[name];
    if (value === undefined || value === null) continue;
    const write = parameterKindOf(parameterOf(operation, name)) === 'list' ? writeItems : writeOne;
    search.set(name, write(name, value));
  }
  return search;
}

/** The filters of a query, with those that have a value without being given. Its operation accepted it. */
export function readFilters(operation: Operation, filters: Fields, search: URLSearchParams): FileFilters {
  const values = Object.keys(filters).map((name) => {
    const { data } = parameterOf(operation, name).safeParse(search.get(name) ?? undefined);
    return [name, [data ?? []].flat().map(String)] as const;
  });
  return Object.fromEntries(values.filter(([, texts]) => texts.length > 0));
}

/** Writes a list. Some models write it as one text with commas, and spaces after them. */
function writeItems(field: string, value: unknown): string {
  const items = readItems(value);
  return items
    ? writeList(field, items)
    : writeOne(field, value)
        .trim()
        .replace(/\s*,\s*/g, ',');
}

/** The items of a list, also if it is a text in JSON or Python. Null for other text. */
function readItems(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string' || !value.trim().startsWith('[')) return null;
  return parseList(value) ?? parseList(value.replaceAll("'", '"'));
}

function parseList(text: string): readonly unknown[] | null {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read : null;
  } catch {
    return null;
  }
}

function writeOne(field: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  throw invalid({ field, message: 'must be text, a number, or true or false' });
}

/** Lists of names that people chose, which may have commas. */
const nameLists = ['categories', 'tags'];

/** A comma inside an item would make two of it. In other lists it is a mistake: several items as one. */
function writeList(field: string, items: readonly unknown[]): string {
  const texts = items.map((item) => writeOne(field, item));
  if (nameLists.includes(field)) return texts.map((text) => text.replaceAll(',', '%2C')).join(',');
  if (!texts.some((text) => text.includes(','))) return texts.join(',');
  const message =
    'must not have a comma in an item: list each item apart. The key of a group has ~2C instead';
  throw invalid({ field, message });
}

const invalid = (issue: FieldIssue) =>
  new Failure('invalid_input', 'Input Validation Failed', { issues: [issue] });
