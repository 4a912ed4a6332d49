export type CsvValue = string | number | boolean | null | undefined;

export type CsvColumn<Row> = { header: string; value: (row: Row) => CsvValue };

/** Spreadsheets run what begins so, also behind white space. */
const formula = /^\s*[=+\-@\t\r]/;
const number = /^-?\d+(\.\d+)?$/;

/** One cell of RFC 4180. Text that a spreadsheet would run gets an apostrophe; numbers stay numbers. */
export function writeCell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  const safe = typeof value === 'string' && formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A whole file in UTF-8 with a byte order mark, which spreadsheets need to read it as such. */
export function writeCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = rows.map((row) => columns.map((column) => writeCell(column.value(row))).join(','));
  const head = columns.map((column) => writeCell(column.header)).join(',');
  return `\ufeff${[head, ...lines].join('\r\n')}\r\n`;
}
