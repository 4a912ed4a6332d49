export type CsvValue = string | number | boolean | Date | null | undefined;

/** What a spreadsheet would run, or takes for the start of something to run. Source: OWASP, CSV Injection. */
export const formulaStarts = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n'] as const;

/** White space in front does not keep it from being run. */
const dangerous = new RegExp(`^\\s*[${formulaStarts.map((start) => `\\u${toHex(start)}`).join('')}]`);

function toHex(character: string): string {
  return character.charCodeAt(0).toString(16).padStart(4, '0');
}

/**
 * One cell of CSV (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe in front; numbers
 * stay numbers, negative ones too. Dates are written in UTC.
 */
export function writeCsvValue(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  const safe = dangerous.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line, CRLF included. */
export const writeCsvLine = (values: readonly CsvValue[]): string =>
  `${values.map(writeCsvValue).join(',')}\r\n`;
