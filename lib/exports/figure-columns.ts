import type { CurrencyFigures } from '@/lib/catalog/performance-shape';
import type { Cell, Column } from '@/lib/files/column';
import type { Figures, Metric } from '@/lib/ledger/metrics';
import { metricInfo } from '@/lib/reports/metric-info';
import { standardRateInfo } from '@/lib/reports/standard-rate';

/** A row and its figures in one currency; a row without figures is one line with none. */
export type FigureLine<Row> = { row: Row; entry: CurrencyFigures | undefined };

export const toFigureLines =
  <Row>(figuresOf: (row: Row) => readonly CurrencyFigures[]) =>
  (row: Row): FigureLine<Row>[] => {
    const figures = figuresOf(row);
    return figures.length === 0 ? [{ row, entry: undefined }] : figures.map((entry) => ({ row, entry }));
  };

/** Whether some of a line's figures are not final yet. */
export const changeColumn: Column<{ figures: Figures }> = {
  id: 'mayChange',
  title: 'May still change',
  type: 'text',
  value: ({ figures }) => (figures.provisional.any ? 'yes' : 'no'),
};

type EntryColumn = Column<{ entry: CurrencyFigures | undefined }>;

/** What every list says of its figures: exact amounts, and the currency they are in. */
export const figureColumns: EntryColumn[] = [
  { id: 'currency', title: 'Currency', type: 'text', value: ({ entry }) => entry?.currency },
  { id: 'sales', title: 'Sales', type: 'amount', value: ({ entry }) => entry?.figures.sales },
  { id: 'commission', title: 'Commission', type: 'amount', value: ({ entry }) => entry?.figures.commission },
  { id: 'clicks', title: 'Clicks', type: 'count', value: ({ entry }) => entry?.figures.clicks },
  {
    id: 'conversions',
    title: 'Conversions',
    type: 'count',
    value: ({ entry }) => entry?.figures.conversions,
  },
  {
    id: 'conversionRate',
    title: 'Conversion rate',
    type: 'rate',
    value: ({ entry }) => entry?.figures.conversionRate,
  },
  {
    id: 'effectiveCommission',
    title: metricInfo.commissionRate.label,
    type: 'rate',
    value: ({ entry }) => entry?.figures.commissionRate,
  },
  { ...changeColumn, value: ({ entry }) => entry && changeColumn.value(entry) },
];

/** Beside them where rows have payout models: those of attribution, not of the program. */
export const standardRateColumn: EntryColumn = {
  id: 'effectiveRate',
  title: standardRateInfo.label,
  type: 'rate',
  value: ({ entry }) => entry?.standardRate,
};

const types = { money: 'amount', count: 'count', rate: 'rate' } as const;

/** A metric under its own name. */
export const metricColumn = <Line>(metric: Metric, value: (line: Line) => Cell): Column<Line> => ({
  id: metric,
  title: metricInfo[metric].label,
  type: types[metricInfo[metric].unit],
  value,
});
