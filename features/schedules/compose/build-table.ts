import { listOptional, type TextColumn, writeCell } from '@/components/table/column';
import { sortRows } from '@/components/table/sort-rows';
import { readLayout, readSort, type TableView } from '@/components/table/table-view';
import type { ReportTable } from '@/features/schedules/report-shape';

/** Rows of a table in a mail. */
export const mostRows = 20;
/** Columns of a table in a mail. More are not readable on a phone; the file has them all. */
const mostColumns = 6;

type Shown<Row> = {
  search: URLSearchParams;
  /** The page's sort; null if the rows are sorted already. */
  sort?: TableView['sort'];
  /** Whether the rows come in the order of the address. */
  sorted?: boolean;
  /** Columns that are hidden unless the address says otherwise. Defaults to the optional ones. */
  hidden?: readonly string[];
  /** How many rows there are, if `rows` is only the beginning. */
  count?: number;
  /** How many rows of the list one row stands for. */
  weigh?: (row: Row) => number;
};

/** The first rows of a page's table, with the sort and the columns of its address. */
export function buildTable<Row>(
  columns: readonly TextColumn<Row>[],
  rows: readonly Row[],
  { search, sort = null, sorted = false, hidden, count, weigh = () => 1 }: Shown<Row>,
): ReportTable {
  const shown = arrange(columns, search, hidden).slice(0, mostColumns);
  const asked = search.get('sort');
  const ordered = sorted ? rows : sortRows(rows, columns, asked === null ? sort : readSort(asked));
  const first = ordered.slice(0, mostRows);
  const left = ordered.slice(mostRows).reduce((sum, row) => sum + weigh(row), 0);
  return {
    head: shown.map(({ header, align }) => ({ label: header, numeric: align === 'end' })),
    rows: first.map((row) => shown.map((column) => writeCell(column, row))),
    more: count === undefined ? left : Math.max(0, count - first.length),
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
