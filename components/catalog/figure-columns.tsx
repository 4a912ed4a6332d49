import type { DataColumn } from '@/components/data-table/column';
import { ofAllCurrencies } from '@/lib/catalog/of-all-currencies';
import type { CurrencyFigures } from '@/lib/catalog/performance-shape';
import { isOfCurrency, type Metric } from '@/lib/ledger/metrics';
import { metricInfo } from '@/lib/reports/metric-info';
import { FigureCell } from './figure-cell';
import { CurrencyFooter, WholeFooter } from './figure-footer';

type Options<Row> = {
  metric: Metric;
  figuresOf: (row: Row) => readonly CurrencyFigures[];
  totals: readonly CurrencyFigures[];
  reportedOf?: (row: Row) => boolean;
  /** Shows amounts, and what is made of them, in this currency alone. Counts and their rates are of all. */
  currency?: string | null;
  id?: string;
  header?: string;
  width?: number;
};

/** A column of one metric: an amount a currency in each row, and in the footer, or one figure of all currencies. */
export function figureColumn<Row>(options: Options<Row>): DataColumn<Row> {
  const { metric, reportedOf, currency, width = 116 } = options;
  const { label, meaning } = metricInfo[metric];
  const apart = isOfCurrency(metric);
  const pick = (figures: readonly CurrencyFigures[]) =>
    currency && apart ? figures.filter((entry) => entry.currency === currency) : figures;
  const figuresOf = (row: Row) => pick(options.figuresOf(row));
  const totals = pick(options.totals);
  return {
    id: options.id ?? metric,
    header: options.header ?? (currency && apart ? `${label}, ${currency}` : label),
    description: meaning,
    align: 'end',
    width,
    value: (row) => {
      const figures = figuresOf(row);
      return apart ? toAmount(figures[0]?.figures[metric]) : ofAllCurrencies(figures, metric);
    },
    cell: (row) => (
      <FigureCell figures={figuresOf(row)} metric={metric} reported={reportedOf ? reportedOf(row) : true} />
    ),
    footer: apart ? (
      <CurrencyFooter totals={totals} metric={metric} />
    ) : (
      <WholeFooter totals={totals} metric={metric} />
    ),
  };
}

const toAmount = (value: unknown) => (value === null || value === undefined ? null : Number(value));
