import { readSums, toFigures } from '@/lib/data/read/figures';
import { currencyRank, type Page, readRows, type Select, writeSelect } from '@/lib/data/read/lists/list-sql';
import { whereRows } from '@/lib/data/read/query/filter-sql';
import { type AskedFilter, readUnknownValues } from '@/lib/data/read/values/read-unknown-values';
import { betweenValues } from '@/lib/data/store/engine/column-text';
import type { Session, SqlRow, SqlValue } from '@/lib/data/store/engine/store';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import { plainSums, sumColumns } from '@/lib/data/store/windows/summary-sql';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { type Basis, type ListBasis, makeBasis, rowsBasis } from '@/lib/data/terms/basis';
import { datasets } from '@/lib/data/terms/datasets';
import { type DayRange, toDay } from '@/lib/data/terms/days';
import type { Dimension } from '@/lib/data/terms/dimensions';
import { writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import type { CurrencyFigures, PerformanceReceipt } from '@/lib/data/terms/lists/performance-shape';
import { productKey } from '@/lib/data/terms/lists/product-key';
import { isOpen } from '@/lib/data/terms/ranges/look-back';
import { divideToRate, toUnits } from '@/lib/data/terms/units';
import { compareCurrencies } from '@/lib/language/format/currency';
import { readGroupRows } from './group-rows';

/** Rows of a dataset in a range, summed by a dimension. `key`: the items' column with that dimension's ids. */
type FiguresOf = {
  ledger: Ledger;
  dataset: 'reports' | 'program';
  dimension: Dimension;
  key: string;
  range: DayRange;
};

/** Whether rows of a range may still arrive or change. */
export const areFiguresOpen = ({ ledger, range }: Pick<FiguresOf, 'ledger' | 'range'>): boolean =>
  isOpen(range, toDay(nowOf(ledger)));

type Keyed = ReadonlyMap<string, CurrencyFigures[]>;

/** The SQL to sum from. Adds its parameters to `values`. */
async function readSource(read: Session['read'], of: FiguresOf, values: SqlValue[], currencies?: string[]) {
  const { ledger, dataset, dimension, range } = of;
  const asked = { query: { dataset, currencies }, ranges: [range], dimension, values };
  return (await readGroupRows(read, ledger, asked)).from;
}

/** Sums the rows of given keys, with one entry per currency. Keys without rows are absent. */
export async function sumByKey(
  { read, splitText }: Session,
  of: FiguresOf,
  keys: readonly string[],
): Promise<Keyed> {
  if (keys.length === 0) return new Map();
  const values: SqlValue[] = [keys.join(betweenValues)];
  const from = await readSource(read, of, values);
  const rows = await read(
    `SELECT key, currency, ${rowSums(of.dataset)} FROM ${from}
     WHERE key IN (SELECT unnest(${splitText('$1')})) GROUP BY 1, 2`,
    values,
  );
  return groupFigures(rows, areFiguresOpen(of), ({ key }) => String(key));
}

/** Sums rows of products by `productKey`: ids are unique only within a marketplace. */
export async function sumByProduct(
  read: Session['read'],
  ledger: Ledger,
  range: DayRange,
  ids: readonly string[],
): Promise<Keyed> {
  const products = [...ids, ''].map((id) => writeFilterValue('product', id));
  const where = whereRows(ledger.id, 'reports', range, { products });
  const rows = await read(
    `SELECT marketplace, product, currency, ${rowSums('reports')}
     FROM ${datasets.reports.table} WHERE ${where.sql} GROUP BY 1, 2, 3`,
    where.values,
  );
  return groupFigures(rows, areFiguresOpen({ ledger, range }), ({ marketplace, product }) =>
    productKey(String(marketplace), String(product)),
  );
}

/** Like readRows, with each item's figures. */
export async function readFiguredRows<Item>(
  session: Session,
  of: FiguresOf,
  select: Select,
  page: Page = {},
): Promise<{ item: Item; row: SqlRow; figures: CurrencyFigures[] }[]> {
  const columns = [...(page.columns ?? []), `${of.key} AS figures_key`];
  const rows = await readRows<Item>(session.read, select, { ...page, columns });
  const keyed = rows.map((row) => ({ ...row, key: row.row.figures_key }));
  const keys = keyed.flatMap(({ key }) => (key === null ? [] : [String(key)]));
  const figures = await sumByKey(session, of, keys);
  return keyed.map(({ key, ...row }) => ({
    ...row,
    figures: key === null ? [] : (figures.get(String(key)) ?? []),
  }));
}

/** Sums the rows of selected items, with one entry per currency. Each key counts once. */
export async function sumTotals(
  read: Session['read'],
  of: FiguresOf,
  items: Select,
): Promise<CurrencyFigures[]> {
  const values = [...items.values];
  const from = await readSource(read, of, values);
  const rows = await read(
    `SELECT currency, ${sumColumns(of.dataset)} FROM ${from}
     WHERE key IN (${writeSelect(items, of.key)}) GROUP BY 1`,
    values,
  );
  return toFiguresByCurrency(rows, areFiguresOpen(of));
}

/** Joins `figures` to items: the sums of each item in `currency`, or in the item's first currency. */
export async function joinFigures(
  read: Session['read'],
  of: FiguresOf,
  items: Select,
  currency?: string | null,
): Promise<Select> {
  const values = [...items.values];
  const from = await readSource(read, of, values, currency ? [currency] : undefined);
  const figures = `(
    SELECT DISTINCT ON (key) * FROM (
      SELECT key, currency, ${plainSums(of.dataset)} FROM ${from} GROUP BY 1, 2
    ) AS sums ORDER BY key, ${currencyRank('currency')}, currency COLLATE "C") AS figures`;
  return { ...items, from: `${items.from} LEFT JOIN ${figures} ON figures.key = ${of.key}`, values };
}

type ListedFigures = {
  ledger: Ledger;
  /** All datasets of the list's figures. */
  datasets: readonly FiguresOf['dataset'][];
  range: DayRange;
  /** The lists of the rows, by `readListReceipt`. */
  lists: ListBasis[];
  /** The filters of the list that are asked for. */
  asked: readonly AskedFilter[];
};

/** The days of figures, the receipt of their rows, and everything that the list comes from. */
export async function readFiguresReceipt(
  read: Session['read'],
  { ledger, datasets: named, range: { from, to }, lists, asked }: ListedFigures,
): Promise<{ performance: PerformanceReceipt; basis: Basis }> {
  const sources = named.flatMap((name) => datasets[name].sources);
  const receipt = await readReceipt(read, ledger, sources, { from, to });
  const unknownValues = await readUnknownValues({ ...ledger, store: { ...ledger.store, read } }, asked);
  const basis = makeBasis([rowsBasis(named, { from, to }, receipt)], lists, unknownValues);
  return { performance: { from, to, receipt }, basis };
}

const standardSums = `,
  SUM(sales) FILTER (WHERE source = 'reports:standard') AS standard_sales,
  SUM(commission) FILTER (WHERE source = 'reports:standard') AS standard_commission`;

const rowSums = (dataset: 'reports' | 'program') =>
  `${sumColumns(dataset)}${dataset === 'reports' ? standardSums : ''}`;

function groupFigures(rows: readonly SqlRow[], open: boolean, keyOf: (row: SqlRow) => string): Keyed {
  const byKey = new Map<string, SqlRow[]>();
  for (const row of rows) byKey.set(keyOf(row), [...(byKey.get(keyOf(row)) ?? []), row]);
  return new Map([...byKey].map(([key, own]) => [key, toFiguresByCurrency(own, open)]));
}

/** Parses rows of sums, one per currency, in the usual order of currencies. */
export const toFiguresByCurrency = (rows: readonly SqlRow[], open: boolean): CurrencyFigures[] =>
  rows.map((row) => toCurrencyFigures(row, open)).sort((a, b) => compareCurrencies(a.currency, b.currency));

function toCurrencyFigures(row: SqlRow, open: boolean): CurrencyFigures {
  const unitsOf = (column: string) => toUnits(String(row[column] ?? 0));
  return {
    currency: String(row.currency),
    figures: toFigures(readSums(row), open),
    standardRate: divideToRate(unitsOf('standard_commission'), unitsOf('standard_sales')),
  };
}
