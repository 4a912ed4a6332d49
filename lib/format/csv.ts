export type CsvValue = string | number | boolean | Date | null | undefined;

/** What a spreadsheet would run, or takes for the start of something to run. Source: OWASP, CSV Injection. */
const dangerous = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * One line of CSV (RFC 4180), CRLF included. A text that a spreadsheet would take for a formula gets an apostrophe in
 * front; numbers stay numbers, negative ones too. Dates are written in UTC.
 */
export function writeCsvLine(values: readonly CsvValue[]): string {
  return `${values.map(writeCsvValue).join(',')}\r\n`;
}

function writeCsvValue(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  const safe = dangerous.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
