import type { CurrencyFigures } from '@/lib/data/terms/lists/performance-shape';
import type { Figures, Metric } from '@/lib/data/terms/metrics';
import { english } from '@/lib/language/english';
import { type Cell, type Column, column } from '@/lib/server/files/column';
import { metricInfo } from './metric-info';

/** A row and its figures in one currency. A row without figures has one line without them. */
export type FigureLine<Row> = { row: Row; entry: CurrencyFigures | undefined };

export const toFigureLines =
  <Row>(figuresOf: (row: Row) => readonly CurrencyFigures[]) =>
  (row: Row): FigureLine<Row>[] => {
    const figures = figuresOf(row);
    return figures.length === 0 ? [{ row, entry: undefined }] : figures.map((entry) => ({ row, entry }));
  };

/** Whether some of a line's figures are not final yet. */
export const changeColumn: Column<{ figures: Figures }> = column.flag(
  'mayChange',
  'May still change',
  ({ figures }) => figures.provisional.any,
);

type EntryColumn = Column<{ entry: CurrencyFigures | undefined }>;

/** The same for a line that may have no figures. */
export const changeOfEntry: EntryColumn = {
  ...changeColumn,
  value: ({ entry }) => entry && changeColumn.value(entry),
};

/** The figure columns of every list: exact amounts and their currency. */
export const figureColumns: EntryColumn[] = [
  column.text('currency', 'Currency', ({ entry }) => entry?.currency),
  column.amount('sales', 'Sales', ({ entry }) => entry?.figures.sales),
  column.amount('commission', 'Commission', ({ entry }) => entry?.figures.commission),
  column.count('clicks', 'Clicks', ({ entry }) => entry?.figures.clicks),
  column.count('conversions', 'Conversions', ({ entry }) => entry?.figures.conversions),
  column.rate('conversionRate', 'Conversion rate', ({ entry }) => entry?.figures.conversionRate),
  column.rate(
    'effectiveCommission',
    english.t('metrics.commissionRate.label'),
    ({ entry }) => entry?.figures.commissionRate,
  ),
  changeOfEntry,
];

/** For rows with payout models: those of attribution, not of the program. */
export const standardRateColumn: EntryColumn = column.rate(
  'effectiveRate',
  english.t('metrics.standardRate.label'),
  ({ entry }) => entry?.standardRate,
);

const types = { money: 'amount', count: 'count', rate: 'rate' } as const;

/** A metric's column, with the metric's name. */
export const metricColumn = <Line>(metric: Metric, value: (line: Line) => Cell): Column<Line> => ({
  id: metric,
  title: english.t(`metrics.${metric}.label`),
  type: types[metricInfo[metric].unit],
  value,
});

/** For lists with amounts per click and per conversion. */
export const perUnitColumns: EntryColumn[] = (['epc', 'aov'] as const).map((metric) =>
  metricColumn(metric, ({ entry }) => entry?.figures[metric]),
);
