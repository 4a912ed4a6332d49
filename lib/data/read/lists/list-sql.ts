import { itemsOf } from '@/lib/data/fetch/lists/read-list';
import type { Session, SqlRow, SqlValue } from '@/lib/data/store/engine/store';
import {
  type Filters,
  type FilterValue,
  type FilterValues,
  listValues,
} from '@/lib/data/terms/filters/list-filter';
import { preferredCurrencies } from '@/lib/language/format/currency';
import { listSpellings } from '@/lib/language/format/typed-text';

/** Parts of a select of items. Parameters are numbered from $1. */
export type Select = { with?: readonly string[]; from: string; where: string[]; values: SqlValue[] };

export const writeSelect = ({ with: parts = [], from, where }: Select, columns: string): string =>
  [
    parts.length > 0 ? `WITH ${parts.join(', ')}` : '',
    `SELECT ${columns} FROM ${from}`,
    where.length > 0 ? `WHERE ${where.join(' AND ')}` : '',
  ].join(' ');

/** Filters whose condition the list writes. */
type WithoutColumn<Declared extends Filters> = {
  [Name in keyof Declared]: Declared[Name] extends { column: string } ? never : Name;
}[keyof Declared];

/** Builds conditions and adds their parameters to `values`. An empty filter has no condition. */
export const makeConditions = (values: SqlValue[]) => ({
  /** All filters of a list. `others`: the conditions of those without a column. */
  passes: <Declared extends Filters>(
    filters: Declared,
    query: FilterValues<Declared>,
    others: Record<WithoutColumn<Declared>, string[]>,
  ): string[] => {
    const given: Record<string, FilterValue> = query;
    const equal = Object.entries(filters).flatMap(([name, { column }]) => {
      const accepted = listValues(given[name]);
      if (!column || accepted.length === 0) return [];
      return `item.${column} IN (${accepted.map((value) => `$${values.push(value)}`).join(', ')})`;
    });
    return [...equal, ...Object.values<string[]>(others).flat()];
  },

  /** `write`: SQL of a condition with one parameter. */
  test: (parameter: SqlValue | undefined, write: (mark: string) => string) =>
    parameter === undefined ? [] : [write(`$${values.push(parameter)}`)],

  /** Matches if any parameter does. */
  testAny: (parameters: readonly string[] = [], write: (mark: string) => string) =>
    parameters.length > 0
      ? [`(${parameters.map((value) => write(`$${values.push(value)}`)).join(' OR ')})`]
      : [],

  /** `texts`: SQL of a lower-case text. */
  containsWords: (texts: string, q = '') => containsWords(texts, q, values),
});

/** Whether a lower-case text contains every word of `q`, in any order. */
export function containsWords(texts: string, q: string, values: SqlValue[]): string[] {
  const conditions = listSpellings(q.toLowerCase())
    .filter(Boolean)
    .map((spelling) =>
      spelling
        .split(' ')
        .map((word) => `strpos(${texts}, $${values.push(word)}) > 0`)
        .join(' AND '),
    );
  return conditions.length > 1 ? [`(${conditions.join(' OR ')})`] : conditions;
}

export const items = `(SELECT * FROM ${itemsOf}) AS item`;

/** Selects a list's items as `item`. `listKey`: the parameters of `itemsOf`. `from`: `items`, possibly joined. */
export function selectItems(
  listKey: readonly SqlValue[],
  narrow: (make: ReturnType<typeof makeConditions>) => string[] = () => [],
  from = items,
): Select {
  const values = [...listKey];
  return { from, where: narrow(makeConditions(values)), values };
}

/** Reads items as the API's JSON, with the given `columns` of their rows. Defaults to API order. */
export async function readRows<Item>(
  read: Session['read'],
  select: Select,
  { columns = [], order = 'item.place', offset = 0, limit }: Page = {},
): Promise<{ item: Item; row: SqlRow }[]> {
  const sql = writeSelect(select, ['item.data', ...columns].join(', '));
  const page = limit === undefined ? '' : `LIMIT ${limit} OFFSET ${offset}`;
  const rows = await read(`${sql} ORDER BY ${order} ${page}`, select.values);
  // A list only contains rows of its source.
  return rows.map((row) => ({ item: JSON.parse(String(row.data)) as Item, row }));
}

export type Page = { columns?: string[]; order?: string; offset?: number; limit?: number };

/** Counts the items of a select. */
export async function countItems(read: Session['read'], select: Select): Promise<number> {
  const [row] = await read(writeSelect(select, 'COUNT(*) AS total'), select.values);
  return Number(row?.total);
}

/** A quotient rounded to eight places, so that equal quotients tie; null for division by zero. */
export const rate = (over: string, under: string): string =>
  `CAST(CAST(${over} AS FLOAT8) / NULLIF(CAST(${under} AS FLOAT8), 0) AS DECIMAL(38,8))`;

/** The rank of a currency in `compareCurrencies`. Currencies with the same rank are sorted by code. */
export const currencyRank = (column: string): string =>
  `CASE ${column} ${preferredCurrencies.map((code, at) => `WHEN '${code}' THEN ${at}`).join(' ')} ELSE ${preferredCurrencies.length} END`;

/**
 * The value to sort by. `currency`: the column with an amount's currency. Only amounts of one currency are compared.
 */
export type SortColumn = { by: string; currency?: string };

/** Builds an ORDER BY. Items without a value come last in both directions. Equal items stay in API order. */
export function orderBy(column: SortColumn | undefined, order: 'asc' | 'desc'): string {
  if (!column) return 'item.place';
  const { by, currency } = column;
  const byCurrency = currency ? [currencyRank(currency), `${currency} COLLATE "C"`] : [];
  return [`${by} IS NULL`, ...byCurrency, `${by} ${order === 'asc' ? 'ASC' : 'DESC'}`, 'item.place'].join(
    ', ',
  );
}
