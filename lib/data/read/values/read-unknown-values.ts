import { readStoredBasis } from '@/lib/data/fetch/lists/read-list';
import { anyOf, oneOfValues } from '@/lib/data/read/query/filter-sql';
import { betweenValues } from '@/lib/data/store/engine/column-text';
import type { SqlValue } from '@/lib/data/store/engine/store';
import { listSummedMonths, withoutMonths } from '@/lib/data/store/windows/month-sums';
import { ever } from '@/lib/data/store/windows/windows';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import type { DatasetName } from '@/lib/data/terms/datasets';
import { type Day, toDay } from '@/lib/data/terms/days';
import { type Filters, filterDimensions, setFilters } from '@/lib/data/terms/filters/filter-dimensions';
import { noneValue, readFilterValue, writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import {
  type FilterValues,
  type Filters as ListFilters,
  listActive,
  type ValueKind,
} from '@/lib/data/terms/filters/list-filter';
import { isPlacement, unsetKey } from '@/lib/data/terms/placement-dimensions';
import type { KnownValue, UnknownValue } from '@/lib/data/terms/unknown-value';
import { foldTyped } from '@/lib/language/format/typed-text';
import { mostSuggested, pickNearest } from './nearest-values';
import { readOwnValues } from './own-values';
import { monthsOf, sourcesOf, type ValueSource } from './value-sources';

/** A filter that is asked for: its parameter, and its values as they are stored. */
export type AskedFilter = {
  filter: string;
  kind: ValueKind;
  values: readonly string[];
  /** Writes a stored value as the filter takes it. */
  write: (value: string) => string;
};

/** Known values that suggestions are picked from. */
const mostCandidates = 200;

/** The filters of reads of rows, without values that stand for none. */
export function listAsked(filters: Filters): AskedFilter[] {
  const asked = setFilters(filters).map((filter): AskedFilter => {
    const kind = filterDimensions[filter];
    const values = (filters[filter] ?? []).flatMap((value) => readFilterValue(kind, value) ?? []);
    return {
      filter,
      kind,
      values: isPlacement(kind) ? values.filter((key) => key !== unsetKey) : values,
      write: (value) => writeFilterValue(kind, value),
    };
  });
  const { currencies } = filters;
  return currencies ? [...asked, askedCurrencies('currencies', currencies)] : asked;
}

/** Currencies that a parameter asks for. */
export const askedCurrencies = (filter: string, values: readonly string[]): AskedFilter => ({
  filter,
  kind: 'currency',
  values,
  write: asIs,
});

const asIs = (value: string) => value;
const escapeValue = (value: string) => writeFilterValue('product', value);
const unescapeValue = (value: string) => readFilterValue('product', value) ?? value;
/** `!none` is the value of links without a subid. */
const standsForNone = (value: string) => value === noneValue || value === '!none';

/** The filters of a list that declare what their values are. */
export const listAskedOf = <Declared extends ListFilters>(
  declared: Declared,
  query: FilterValues<Declared>,
): AskedFilter[] =>
  listActive(declared, query).flatMap(([filter, given]): AskedFilter[] => {
    const kind = declared[filter]?.of;
    if (!kind) return [];
    const values = given.filter((value) => !standsForNone(value));
    // The view `placements` escapes what would read as something else.
    if (isPlacement(kind)) return [{ filter, kind, values: values.map(escapeValue), write: unescapeValue }];
    return [{ filter, kind, values, write: asIs }];
  });

/**
 * The values of filters that no stored day or list has, whatever the range. Small tables answer first. Only what they lack is
 * looked for in rows.
 */
export async function readUnknownValues(
  ledger: Ledger,
  filters: readonly AskedFilter[],
): Promise<UnknownValue[]> {
  const asked = filters.filter(({ kind, values }) => kind !== 'payout_model' && values.length > 0);
  if (asked.length === 0) return [];
  const unlisted = await dropListed(ledger, asked);
  const unknown = unlisted.length > 0 ? await dropRows(ledger, unlisted) : [];
  const described = await Promise.all(unknown.map((one) => describeUnknown(ledger, one)));
  return described.flat();
}

/** Removes values that are in `found`, by the position of their filter. */
const without = (asked: readonly AskedFilter[], found: ReadonlySet<string>): AskedFilter[] =>
  asked
    .map((one, at) => ({ ...one, values: one.values.filter((value) => !found.has(`${at} ${value}`)) }))
    .filter(({ values }) => values.length > 0);

async function readFound(ledger: Ledger, parts: readonly string[], values: SqlValue[]): Promise<Set<string>> {
  if (parts.length === 0) return new Set();
  const rows = await ledger.store.read(parts.join(' UNION ALL '), values);
  return new Set(rows.map(({ asked, key }) => `${asked} ${key}`));
}

async function dropListed(ledger: Ledger, asked: readonly AskedFilter[]): Promise<AskedFilter[]> {
  const values: SqlValue[] = [];
  const parts = asked.flatMap(({ kind, values: wanted }, at) =>
    [...sourcesOf(kind).small, monthsOf(kind)]
      .filter((one) => one !== null)
      .map((source) => {
        const own = `${fromSource(ledger, source, values)} AND ${oneOfValues(source.key, 'text', wanted, values)}`;
        return `SELECT DISTINCT ${at} AS asked, ${source.key} AS key ${own}`;
      }),
  );
  const found = await readFound(ledger, parts, values);
  const unlisted = without(asked, found);
  const own = await Promise.all(unlisted.map(({ kind }) => readOwnValues(ledger, kind)));
  return without(unlisted, new Set(own.flatMap((known, at) => known.map(({ value }) => `${at} ${value}`))));
}

/** On Postgres, the tables have workspaces of different types, so each needs its own parameter. */
const fromSource = ({ id }: Ledger, { table, where }: ValueSource, values: SqlValue[]): string =>
  `FROM ${table} WHERE ${table.split(' ').at(-1)}.workspace = $${values.push(id)} ${where}`;

async function dropRows(ledger: Ledger, asked: readonly AskedFilter[]): Promise<AskedFilter[]> {
  const values: SqlValue[] = [];
  const parts: string[] = [];
  for (const [at, { kind, values: wanted }] of asked.entries()) {
    const given = wanted.filter((value) => !value.includes(betweenValues)).join(betweenValues);
    for (const { dataset, table, key } of sourcesOf(kind).rows) {
      const texts = `(SELECT unnest(string_to_array($${values.push(given)}, chr(31))) AS key) AS given`;
      const days = monthsOf(kind) ? await whereUnsummed(ledger, dataset, values) : '';
      parts.push(`SELECT ${at} AS asked, given.key AS key FROM ${texts} WHERE EXISTS (
        SELECT 1 FROM ${table} AS seen
        WHERE seen.workspace = $${values.push(ledger.id)} AND seen.${key} = given.key ${days})`);
    }
  }
  return without(asked, await readFound(ledger, parts, values));
}

/** Sums of earlier months are not looked for: their rows are. */
const firstSummed: Day = '2000-01-01';

/** The days of rows that no sum of a month has. */
async function whereUnsummed(ledger: Ledger, dataset: DatasetName, values: SqlValue[]): Promise<string> {
  const past = { from: firstSummed, to: toDay(nowOf(ledger)) };
  const months = await listSummedMonths(ledger.store.read, ledger.id, dataset, past);
  const ranges = withoutMonths(ever, months).map(
    ({ from, to }) =>
      `seen.day BETWEEN CAST($${values.push(from)} AS DATE) AND CAST($${values.push(to)} AS DATE)`,
  );
  return `AND ${anyOf(ranges)}`;
}

async function describeUnknown(
  ledger: Ledger,
  { filter, kind, values, write }: AskedFilter,
): Promise<UnknownValue[]> {
  const state = (await isRead(ledger, kind)) ? 'unknown' : 'unread';
  const own = await readOwnValues(ledger, kind);
  const described = values.map(async (value, at): Promise<UnknownValue> => {
    const candidates = at < mostSuggested ? [...own, ...(await readCandidates(ledger, kind, value))] : [];
    const known = pickNearest(value, unique(candidates));
    return {
      filter,
      value: write(value),
      state,
      known: known.map((one) => ({ ...one, value: write(one.value) })),
    };
  });
  return Promise.all(described);
}

const unique = (known: readonly KnownValue[]): KnownValue[] => [
  ...new Map(known.map((one) => [one.value, one])).values(),
];

/** Whether everything that would know a value is stored: its list, or any report rows. */
async function isRead(ledger: Ledger, kind: ValueKind): Promise<boolean> {
  const { list, rows } = sourcesOf(kind);
  if (list) {
    const [basis] = await readStoredBasis(ledger, [list]);
    return basis?.state === 'complete';
  }
  if (rows.length === 0 && kind !== 'currency') return true;
  const [window] = await ledger.store.read(
    "SELECT 1 AS found FROM ledger.windows WHERE workspace = $1 AND status = 'ok' LIMIT 1",
    [ledger.id],
  );
  return window !== undefined;
}

/** Known values, those that resemble `value` first. */
async function readCandidates(ledger: Ledger, kind: ValueKind, value: string): Promise<KnownValue[]> {
  const { small, list } = sourcesOf(kind);
  const summed = list === null ? monthsOf(kind) : null;
  const sources = summed ? [...small, summed] : small;
  if (sources.length === 0) return [];
  const values: SqlValue[] = [];
  const parts = sources.map(
    (source) =>
      `SELECT ${source.key} AS key, CAST(${source.name} AS VARCHAR) AS name ${fromSource(ledger, source, values)}`,
  );
  const folded = `$${values.push(foldTyped(value))}`;
  const start = `$${values.push(foldTyped(value).slice(0, 3))}`;
  const rows = await ledger.store.read(
    `SELECT key, MAX(name) AS name FROM (${parts.join(' UNION ALL ')}) AS known
     WHERE key IS NOT NULL AND key NOT IN ('', '${unsetKey}') GROUP BY key
     ORDER BY CASE WHEN lower(trim(key)) = ${folded} OR lower(trim(MAX(name))) = ${folded} THEN 0
       WHEN strpos(lower(key), ${folded}) > 0 OR strpos(lower(MAX(name)), ${folded}) > 0 THEN 1
       WHEN lower(key) LIKE ${start} || '%' OR lower(MAX(name)) LIKE ${start} || '%' THEN 2 ELSE 3 END, 2, 1
     LIMIT ${mostCandidates}`,
    values,
  );
  return rows.map(({ key, name }) => ({ value: String(key), name: name === null ? null : String(name) }));
}
