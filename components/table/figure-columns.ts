import type { CurrencyFigures } from '@/lib/data/terms/lists/performance-shape';
import { isOfCurrency, type Metric } from '@/lib/data/terms/metrics';
import type { Language } from '@/lib/language/language';
import { formatEachCurrency, splitByCurrency, toNumber } from '@/lib/pages/figure';
import type { TextColumn } from './column';

/** What a table draws of a column with figures. */
export type ColumnFigure<Row> = {
  metric: Metric;
  /** The figures that the column shows: of one currency, or of each. */
  pick: (figures: readonly CurrencyFigures[]) => readonly CurrencyFigures[];
  figuresOf: (row: Row) => readonly CurrencyFigures[];
  /** False if reports do not cover the row, so that a missing figure is not zero. */
  reportedOf: (row: Row) => boolean;
};

/** A column of a list: on its page, in scheduled reports, and in a drawer. */
export type ListColumn<Row, Id extends string = string> = TextColumn<Row, Id> & {
  figure?: ColumnFigure<Row>;
};

type Options<Row, Id extends string> = {
  id: Id;
  metric: Metric;
  figuresOf: (row: Row) => readonly CurrencyFigures[];
  reportedOf?: (row: Row) => boolean;
  /** The shown currency; without it, each currency has its own figure. */
  currency?: string | null;
  header?: string;
  optional?: boolean;
};

/** A column of one metric, with one figure per currency in each row. */
export function figureColumn<Row, Id extends string>(
  { t, format }: Language,
  { id, metric, figuresOf, reportedOf = () => true, currency, header, optional }: Options<Row, Id>,
): ListColumn<Row, Id> {
  const label = t(`metrics.${metric}.label`);
  const meaning = t(`metrics.${metric}.meaning`);
  const pick = (figures: readonly CurrencyFigures[]) =>
    currency ? figures.filter((entry) => entry.currency === currency) : figures;
  return {
    id,
    header:
      header ?? (currency && isOfCurrency(metric) ? t('table.inCurrency', { name: label, currency }) : label),
    description: currency ? t('table.meaningInCurrency', { meaning, currency }) : meaning,
    align: 'end',
    optional,
    value: (row) => {
      const [first] = splitByCurrency(pick(figuresOf(row)), metric);
      return first ? toNumber(first.figures, metric) : null;
    },
    text: (row) => {
      if (!reportedOf(row)) return t('table.notReported');
      return formatEachCurrency(format, pick(figuresOf(row)), metric).join(' · ') || '–';
    },
    figure: { metric, pick, figuresOf, reportedOf },
  };
}

const usualMetrics = [
  'sales',
  'commission',
  'clicks',
  'conversions',
  'conversionRate',
  'epc',
  'aov',
] as const;
export type UsualMetric = (typeof usualMetrics)[number];

/** The columns of figures that brands and creators have. */
export const usualFigures = <Row extends { figures: readonly CurrencyFigures[] }>(
  language: Language,
  currency: string | null,
): ListColumn<Row, UsualMetric>[] =>
  usualMetrics.map((metric) =>
    figureColumn(language, {
      id: metric,
      metric,
      currency,
      figuresOf: ({ figures }) => figures,
      optional: metric === 'epc' || metric === 'aov',
    }),
  );
