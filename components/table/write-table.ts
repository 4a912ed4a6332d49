import type { PageRow, PageTable } from '@/lib/pages/page';
import { listOptional, type TextColumn, writeCell } from './column';
import { sortRows } from './sort-rows';
import { readLayout, readSort, type TableView } from './table-view';

type Shown<Row> = {
  title: string;
  search: URLSearchParams;
  /** The page's sort; null if the rows are sorted already. */
  sort?: TableView['sort'];
  /** Whether the rows come in the order of the address. */
  sorted?: boolean;
  /** Columns that are hidden unless the address says otherwise. Defaults to the optional ones. */
  hidden?: readonly string[] | undefined;
  /** How many rows there are, if `rows` is only the beginning. */
  count?: number;
  /** How many rows of the list one row stands for. */
  weigh?: (row: Row) => number;
  /** The rows below, with their names. */
  totals?: readonly { name: string; row: Row }[];
};

/** A page's table as text, with the sort and the columns of its address. */
export function writeTable<Row>(
  columns: readonly TextColumn<Row>[],
  rows: readonly Row[],
  { title, search, sort = null, sorted = false, hidden, count, weigh = () => 1, totals = [] }: Shown<Row>,
): PageTable {
  const shown = arrange(columns, search, hidden);
  const asked = search.get('sort');
  const ordered = sorted ? rows : sortRows(rows, columns, asked === null ? sort : readSort(asked));
  const write = (row: Row) =>
    shown.map((column) => ({ text: writeCell(column, row), delta: column.delta?.(row) ?? null }));
  return {
    title,
    head: shown.map(({ header, align }) => ({ label: header, numeric: align === 'end' })),
    rows: [
      ...ordered.map((row): PageRow => ({ kind: 'row', cells: write(row), stands: weigh(row) })),
      ...totals.map(({ name, row }): PageRow => {
        const [, ...figures] = write(row);
        return { kind: 'total', cells: [{ text: name, delta: null }, ...figures], stands: 0 };
      }),
    ],
    more: count === undefined ? 0 : Math.max(0, count - rows.length),
  };
}

/** The visible columns. The first one names the row and stays first. */
function arrange<Row>(
  columns: readonly TextColumn<Row>[],
  search: URLSearchParams,
  hidden: readonly string[] = listOptional(columns),
): TextColumn<Row>[] {
  const layout = readLayout(search.get('table') ?? '');
  const off = search.has('table') ? layout.hidden : hidden;
  const [name, ...others] = columns;
  const places = [...layout.pinned, ...layout.order];
  const rank = ({ id }: TextColumn<Row>) => (places.includes(id) ? places.indexOf(id) : places.length);
  const visible = others.filter(({ id, hideable }) => hideable === false || !off.includes(id));
  return [...(name ? [name] : []), ...visible.toSorted((a, b) => rank(a) - rank(b))];
}
