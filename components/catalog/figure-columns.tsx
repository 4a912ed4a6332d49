import type { DataColumn } from '@/components/data-table/column';
import type { CurrencyFigures } from '@/lib/catalog/performance-shape';
import type { Metric } from '@/lib/ledger/metrics';
import { metricInfo } from '@/lib/reports/metric-info';
import { FigureCell, sumCount } from './figure-cell';
import { CountFooter, MoneyFooter } from './figure-footer';

type Options<Row> = {
  metric: Metric;
  figuresOf: (row: Row) => readonly CurrencyFigures[];
  totals: readonly CurrencyFigures[];
  reportedOf?: (row: Row) => boolean;
  id?: string;
  header?: string;
  width?: number;
};

/** A column of one metric: an amount a currency in each row, and in the footer. */
export function figureColumn<Row>(options: Options<Row>): DataColumn<Row> {
  const { metric, figuresOf, totals, reportedOf, width = 116 } = options;
  const { label, meaning, unit } = metricInfo[metric];
  const isCount = unit === 'count';
  return {
    id: options.id ?? metric,
    header: options.header ?? label,
    description: meaning,
    align: 'end',
    width,
    value: (row) => {
      const figures = figuresOf(row);
      if (figures.length === 0) return null;
      return isCount ? sumCount(figures, metric) : Number(figures[0]?.figures[metric] ?? Number.NaN);
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
