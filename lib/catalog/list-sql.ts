import { preferredCurrencies } from '@/lib/format/currency';
import type { Session, SqlRow, SqlValue } from '@/lib/ledger/store/store';
import { type Filters, type FilterValue, type FilterValues, listValues } from './filter';
import { itemsOf } from './read-list';

/** A select of items in parts. Parameters are numbered from $1. */
export type Select = { with?: readonly string[]; from: string; where: string[]; values: SqlValue[] };

export const writeSelect = ({ with: parts = [], from, where }: Select, columns: string): string =>
  [
    parts.length > 0 ? `WITH ${parts.join(', ')}` : '',
    `SELECT ${columns} FROM ${from}`,
    where.length > 0 ? `WHERE ${where.join(' AND ')}` : '',
  ].join(' ');

/** Filters for which the list writes the condition. */
type WithoutColumn<Asked extends Filters> = {
  [Name in keyof Asked]: Asked[Name] extends { column: string } ? never : Name;
}[keyof Asked];

/** Writes conditions and adds their parameters to `values`. An empty filter gives no condition. */
export const makeConditions = (values: SqlValue[]) => ({
  /** Every filter of a list. `others`: the conditions of those without a column. */
  passes: <Asked extends Filters>(
    filters: Asked,
    query: FilterValues<Asked>,
    others: Record<WithoutColumn<Asked>, string[]>,
  ): string[] => {
    const asked: Record<string, FilterValue> = query;
    const equal = Object.entries(filters).flatMap(([name, { column }]) => {
      const wanted = listValues(asked[name]);
      if (!column || wanted.length === 0) return [];
      return `item.${column} IN (${wanted.map((value) => `$${values.push(value)}`).join(', ')})`;
    });
    return [...equal, ...Object.values<string[]>(others).flat()];
  },

  /** `write`: SQL of a condition on one parameter. */
  test: (wanted: SqlValue | undefined, write: (mark: string) => string) =>
    wanted === undefined ? [] : [write(`$${values.push(wanted)}`)],

  /** Holds for one parameter at least. */
  testAny: (wanted: readonly string[] = [], write: (mark: string) => string) =>
    wanted.length > 0 ? [`(${wanted.map((value) => write(`$${values.push(value)}`)).join(' OR ')})`] : [],

  /** Every word of `q`, in any order and case. `texts`: SQL of a text in lower case. */
  holdsWords: (texts: string, q = '') =>
    q
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => `strpos(${texts}, $${values.push(word)}) > 0`),
});

export const items = `(SELECT * FROM ${itemsOf}) AS item`;

/** Selects items of a list as `item`. `place`: the parameters of `itemsOf`. `from`: `items`, alone or joined. */
export function selectItems(
  place: readonly SqlValue[],
  narrow: (make: ReturnType<typeof makeConditions>) => string[] = () => [],
  from = items,
): Select {
  const values = [...place];
  return { from, where: narrow(makeConditions(values)), values };
}

/** Reads items as the API sent them, each with the given `columns` of its row. The default is the order of the API. */
export async function readRows<Item>(
  read: Session['read'],
  select: Select,
  { columns = [], order = 'item.place', offset = 0, limit }: Stretch = {},
): Promise<{ item: Item; row: SqlRow }[]> {
  const sql = writeSelect(select, ['item.data', ...columns].join(', '));
  const stretch = limit === undefined ? '' : `LIMIT ${limit} OFFSET ${offset}`;
  const rows = await read(`${sql} ORDER BY ${order} ${stretch}`, select.values);
  // A list holds what its own source brought.
  return rows.map((row) => ({ item: JSON.parse(String(row.data)) as Item, row }));
}

export type Stretch = { columns?: string[]; order?: string; offset?: number; limit?: number };

/** Counts the items of a select. */
export async function countItems(read: Session['read'], select: Select): Promise<number> {
  const [row] = await read(writeSelect(select, 'COUNT(*) AS total'), select.values);
  return Number(row?.total);
}

/** A quotient rounded to eight places, so that equal quotients tie; null for a divisor of zero. */
export const rate = (over: string, under: string): string =>
  `CAST(CAST(${over} AS FLOAT8) / NULLIF(CAST(${under} AS FLOAT8), 0) AS DECIMAL(38,8))`;

/** The place of a currency in the order of `compareCurrencies`. Currencies of one place are ordered by code. */
export const currencyRank = (column: string): string =>
  `CASE ${column} ${preferredCurrencies.map((code, at) => `WHEN '${code}' THEN ${at}`).join(' ')} ELSE ${preferredCurrencies.length} END`;

/** What a sort compares. `currency`: the column that names an amount's currency. Only amounts of one currency are compared. */
export type SortColumn = { by: string; currency?: string };

/** Writes an ORDER BY. Items without a value come last either way. Equal items keep the order of the API. */
export function orderBy(column: SortColumn | undefined, order: 'asc' | 'desc'): string {
  if (!column) return 'item.place';
  const { by, currency } = column;
  const apart = currency ? [currencyRank(currency), `${currency} COLLATE "C"`] : [];
  return [`${by} IS NULL`, ...apart, `${by} ${order === 'asc' ? 'ASC' : 'DESC'}`, 'item.place'].join(', ');
}
