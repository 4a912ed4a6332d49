import type { DataColumn } from '@/components/table/column';
import { sortRows } from '@/components/table/sort-rows';
import { readLayout, readSort, type TableView } from '@/components/table/table-view';
import type { ReportTable } from '@/features/schedules/report-shape';
import type { CurrencyFigures } from '@/lib/data/lists/performance-shape';
import { isOfCurrency, type Metric } from '@/lib/data/metrics';
import { formatEachCurrency, splitByCurrency, toNumber } from '@/lib/data/reporting/figure';
import type { Language } from '@/lib/language/language';

/** Rows of a table in a mail. */
export const mostRows = 20;
/** Columns of a table in a mail. More are not readable on a phone; the file has them all. */
const mostColumns = 6;

/** A column of a page's table. `text` is what its cell shows. */
export type ReportColumn<Row> = Pick<
  DataColumn<Row>,
  'id' | 'header' | 'align' | 'optional' | 'value' | 'hideable'
> & { text?: (row: Row) => string };

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
  columns: readonly ReportColumn<Row>[],
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

function writeCell<Row>({ text, value }: ReportColumn<Row>, row: Row): string {
  if (text) return text(row);
  const plain = value(row);
  return plain === null || plain === undefined || plain === '' ? '–' : String(plain);
}

/** The visible columns. The first one names the row and stays first. */
function arrange<Row>(
  columns: readonly ReportColumn<Row>[],
  search: URLSearchParams,
  hidden: readonly string[] = columns.flatMap(({ id, optional }) => (optional ? [id] : [])),
): ReportColumn<Row>[] {
  const layout = readLayout(search.get('table') ?? '');
  const off = search.has('table') ? layout.hidden : hidden;
  const [name, ...others] = columns;
  const places = [...layout.pinned, ...layout.order];
  const rank = ({ id }: ReportColumn<Row>) => (places.includes(id) ? places.indexOf(id) : places.length);
  const visible = others.filter(({ id, hideable }) => hideable === false || !off.includes(id));
  return [...(name ? [name] : []), ...visible.toSorted((a, b) => rank(a) - rank(b))];
}

type FigureOptions<Row> = {
  metric: Metric;
  figuresOf: (row: Row) => readonly CurrencyFigures[];
  /** The shown currency; null shows each. */
  currency: string | null;
  id?: string;
  header?: string;
  optional?: boolean;
  /** False if reports do not cover the row, so that a missing figure is not zero. */
  reportedOf?: (row: Row) => boolean;
};

/** A column of one metric, as `figureColumn` of the tables on pages. */
export function figureColumn<Row>({ t, format }: Language, options: FigureOptions<Row>): ReportColumn<Row> {
  const { metric, currency, optional = false, reportedOf = () => true } = options;
  const label = t(`metrics.${metric}.label`);
  const pick = (row: Row) =>
    options.figuresOf(row).filter((entry) => currency === null || entry.currency === currency);
  return {
    id: options.id ?? metric,
    header:
      options.header ??
      (currency && isOfCurrency(metric) ? t('table.inCurrency', { name: label, currency }) : label),
    align: 'end',
    optional,
    value: (row) => {
      const [first] = splitByCurrency(pick(row), metric);
      return first ? toNumber(first.figures, metric) : null;
    },
    text: (row) => {
      if (!reportedOf(row)) return t('table.notReported');
      return formatEachCurrency(format, pick(row), metric).join(' · ') || '–';
    },
  };
}
