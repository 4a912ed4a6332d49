import { type CsvValue, writeCsvLine, writeCsvValue } from '@/lib/format/csv';
import { type FileFilters, writeFilterLines } from '@/lib/format/file-filters';

export type CsvColumn<Row> = { header: string; value: (row: Row) => CsvValue };

/** Exact amounts come as text and are numbers all the same. */
const amount = /^-?\d+(\.\d+)?$/;

export const writeCell = (value: CsvValue): string =>
  typeof value === 'string' && amount.test(value) ? value : writeCsvValue(value);

/** A whole file in UTF-8 with a byte order mark, which spreadsheets need to read it as such. Filters come first. */
export function writeCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  filters: FileFilters = {},
): string {
  const lines = rows.map((row) => `${columns.map(({ value }) => writeCell(value(row))).join(',')}\r\n`);
  const head = writeCsvLine(columns.map(({ header }) => header));
  return `\ufeff${writeFilterLines(filters, '\r\n')}${head}${lines.join('')}`;
}
