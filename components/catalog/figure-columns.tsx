import type { DataColumn } from '@/components/data-table/column';
import type { CurrencyFigures } from '@/lib/catalog/performance-shape';
import { sumCount } from '@/lib/catalog/sum-count';
import type { Metric } from '@/lib/ledger/metrics';
import { metricInfo } from '@/lib/reports/metric-info';
import { FigureCell } from './figure-cell';
import { CountFooter, MoneyFooter } from './figure-footer';

type Options<Row> = {
  metric: Metric;
  figuresOf: (row: Row) => readonly CurrencyFigures[];
  totals: readonly CurrencyFigures[];
  reportedOf?: (row: Row) => boolean;
  /** Shows amounts in this currency alone. Counts are of all. */
  currency?: string | null;
  id?: string;
  header?: string;
  width?: number;
};

/** A column of one metric: an amount a currency in each row, and in the footer. */
export function figureColumn<Row>(options: Options<Row>): DataColumn<Row> {
  const { metric, reportedOf, currency, width = 116 } = options;
  const { label, meaning, unit } = metricInfo[metric];
  const isCount = unit === 'count';
  const pick = (figures: readonly CurrencyFigures[]) =>
    currency && !isCount ? figures.filter((entry) => entry.currency === currency) : figures;
  const figuresOf = (row: Row) => pick(options.figuresOf(row));
  const totals = pick(options.totals);
  return {
    id: options.id ?? metric,
    header: options.header ?? (currency && unit === 'money' ? `${label}, ${currency}` : label),
    description: meaning,
    align: 'end',
    width,
    value: (row) => {
      const figures = figuresOf(row);
      if (figures.length === 0) return null;
      return isCount ? sumCount(figures, metric) : toAmount(figures[0]?.figures[metric]);
    },
    cell: (row) => (
      <FigureCell figures={figuresOf(row)} metric={metric} reported={reportedOf ? reportedOf(row) : true} />
    ),
    footer: isCount ? (
      <CountFooter totals={totals} metric={metric} />
    ) : (
      <MoneyFooter totals={totals} metric={metric} />
    ),
  };
}

const toAmount = (value: unknown) => (value === null || value === undefined ? null : Number(value));
