/** How numbers and cells of a CSV are written: `1.5,2` or, for spreadsheets of many regions, `1,5;2`. */
export const decimalForms = ['point', 'comma'] as const;
export type DecimalForm = (typeof decimalForms)[number];

export const separators: Record<DecimalForm, string> = { point: ',', comma: ';' };

export type CsvValue = string | number | boolean | Date | null | undefined;

/** First characters of text that a spreadsheet might run as a formula. Source: OWASP, CSV Injection. */
export const formulaStarts = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n'] as const;

/** Leading white space does not prevent that. */
const dangerous = new RegExp(`^\\s*[${formulaStarts.map((start) => `\\u${toHex(start)}`).join('')}]`);

function toHex(character: string): string {
  return character.charCodeAt(0).toString(16).padStart(4, '0');
}

/** A number without an exponent: some programs read `8.7e-7` as text. */
export function writeNumber(value: number): string {
  const text = String(value);
  const [mantissa = '', exponent] = text.split('e');
  if (exponent === undefined) return text;
  if (Number(exponent) > 0) return BigInt(value).toString();
  const digits = mantissa.replace(/[-.]/g, '');
  return `${value < 0 ? '-' : ''}0.${'0'.repeat(-Number(exponent) - 1)}${digits}`;
}

/**
 * A CSV cell (RFC 4180). Text that looks like a formula gets a leading apostrophe. Numbers, including negative ones,
 * stay numbers. Dates are in UTC.
 */
export function writeCsvValue(value: CsvValue, form: DecimalForm = 'point'): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number') return writeDecimal(writeNumber(value), form);
  if (typeof value !== 'string') return String(value);
  const safe = dangerous.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) || safe.includes(separators[form]) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A decimal number in the form of a file. */
export const writeDecimal = (decimal: string, form: DecimalForm): string =>
  form === 'comma' ? decimal.replace('.', ',') : decimal;

/** Cells that are written already, as the line of a file. */
export const joinCells = (cells: readonly string[], form: DecimalForm = 'point'): string =>
  `${cells.join(separators[form])}\r\n`;

/** Removes the apostrophe that `writeCsvValue` adds. */
export const dropGuard = (cell: string): string =>
  cell.startsWith("'") && dangerous.test(cell.slice(1)) ? cell.slice(1) : cell;

/** A CSV line, including CRLF. */
export const writeCsvLine = (values: readonly CsvValue[], form: DecimalForm = 'point'): string =>
  joinCells(
    values.map((value) => writeCsvValue(value, form)),
    form,
  );
