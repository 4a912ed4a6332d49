import { type DecimalMark, readDecimal, readWithMark } from '@/lib/language/format/read-decimal';

/** How a file writes its decimals. `undefined`: no value tells. */
export type FileNumbers = { read: (text: string) => string; decimal: DecimalMark | undefined };

/**
 * Reads the numbers of a file. The values that can be only one number tell how the file writes decimals, and so what
 * `1.234` means. Without such values, it has a decimal point in a file with commas, and `1,234` has a decimal comma in
 * a file with semicolons, which exist because of it. Nobody can tell what else is: the text is returned as it is.
 */
export function readFileNumbers(texts: Iterable<string>, delimiter: string): FileNumbers {
  const marks = new Set<DecimalMark>();
  let usual: DecimalMark | undefined = delimiter === ',' ? '.' : undefined;
  for (const text of texts) {
    const point = readWithMark(text, '.');
    const comma = readWithMark(text, ',');
    if (point === comma) continue;
    if (delimiter === ';' && text.includes(',')) usual = ',';
    if (comma === null) marks.add('.');
    if (point === null) marks.add(',');
  }
  const [first] = marks.size === 1 ? marks : [];
  const decimal = first ?? (marks.size === 0 ? usual : undefined);
  return { decimal, read: (text) => readDecimal(text, decimal) ?? text };
}

/** Whether a text is a number with one of two values. */
export const isTwoNumbers = (text: string, { decimal }: FileNumbers): boolean =>
  decimal === undefined && readDecimal(text, '.') !== readDecimal(text, ',');
