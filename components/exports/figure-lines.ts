import type { CurrencyFigures } from '@/lib/catalog/performance-shape';
import type { Figures } from '@/lib/ledger/metrics';
import { metricInfo } from '@/lib/reports/metric-info';
import { standardRateInfo } from '@/lib/reports/standard-rate';
import type { CsvColumn } from './write-csv';

/** A row and its figures in one currency; without figures there is one line with none. */
export type FigureLine<Row> = { row: Row; entry: CurrencyFigures | undefined };

export const toFigureLines =
  <Row>(figuresOf: (row: Row) => readonly CurrencyFigures[]) =>
  (row: Row): FigureLine<Row>[] => {
    const figures = figuresOf(row);
    return figures.length === 0 ? [{ row, entry: undefined }] : figures.map((entry) => ({ row, entry }));
  };

/** Whether some of a line's figures are not final yet. */
export const changeColumn: CsvColumn<{ figures: Figures }> = {
  header: 'May still change',
  value: ({ figures }) => (figures.provisional.any ? 'yes' : 'no'),
};

type EntryColumn = CsvColumn<{ entry: CurrencyFigures | undefined }>;

/** What every list exports of its figures: exact amounts, and the currency they are in. */
export const figureCsvColumns: EntryColumn[] = [
  { header: 'Currency', value: ({ entry }) => entry?.currency },
  { header: 'Sales', value: ({ entry }) => entry?.figures.sales },
  { header: 'Commission', value: ({ entry }) => entry?.figures.commission },
  { header: 'Clicks', value: ({ entry }) => entry?.figures.clicks },
  { header: 'Conversions', value: ({ entry }) => entry?.figures.conversions },
  { header: 'Conversion rate', value: ({ entry }) => entry?.figures.conversionRate },
  { header: metricInfo.commissionRate.label, value: ({ entry }) => entry?.figures.commissionRate },
  { ...changeColumn, value: ({ entry }) => entry && changeColumn.value(entry) },
];

/** Beside them where rows have payout models: those of attribution, not of the program. */
export const standardRateColumn: EntryColumn = {
  header: standardRateInfo.label,
  value: ({ entry }) => entry?.standardRate,
};
