import type { CurrencyFigures } from '@/lib/data/lists/performance-shape';
import { isOfCurrency, type Metric } from '@/lib/data/metrics';
import { splitByCurrency, toNumber } from '@/lib/data/reporting/figure';
import type { Translate } from '@/lib/language/language';
import type { DataColumn } from './column';
import { FigureCell } from './figure-cell';
import { FigureFooter } from './figure-footer';

type Options<Row> = {
  metric: Metric;
  figuresOf: (row: Row) => readonly CurrencyFigures[];
  totals: readonly CurrencyFigures[];
  reportedOf?: (row: Row) => boolean;
  /** Shows only this currency; without it, each currency has its own figure. */
  currency?: string | null;
  id?: string;
  header?: string;
  width?: number;
};

/** A column of one metric, with one figure per currency in each row and in the footer. */
export function figureColumn<Row>(t: Translate, options: Options<Row>): DataColumn<Row> {
  const { metric, reportedOf, currency, width = 116 } = options;
  const label = t(`metrics.${metric}.label`);
  const meaning = t(`metrics.${metric}.meaning`);
  const pick = (figures: readonly CurrencyFigures[]) =>
    currency ? figures.filter((entry) => entry.currency === currency) : figures;
  const figuresOf = (row: Row) => pick(options.figuresOf(row));
  return {
    id: options.id ?? metric,
    header:
      options.header ??
      (currency && isOfCurrency(metric) ? t('table.inCurrency', { name: label, currency }) : label),
    description: currency ? t('table.meaningInCurrency', { meaning, currency }) : meaning,
    align: 'end',
    width,
    value: (row) => {
      const [first] = splitByCurrency(figuresOf(row), metric);
      return first ? toNumber(first.figures, metric) : null;
    },
    cell: (row) => (
      <FigureCell figures={figuresOf(row)} metric={metric} reported={reportedOf ? reportedOf(row) : true} />
    ),
    footer: <FigureFooter totals={pick(options.totals)} metric={metric} />,
  };
}
