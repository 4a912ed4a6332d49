import { readTyped } from './typed-text';

export type DecimalMark = '.' | ',';

const digits = /^\d+$/;
/** Groups as most countries write them, and as India does. */
const groups = [/^[1-9]\d{0,2}(?:_\d{3})+$/, /^[1-9]\d?(?:_\d{2})+_\d{3}$/];

/** Variants of digits, spaces, apostrophes and minus signs, such as full-width ones. A space and an apostrophe only separate groups. */
const simplify = (text: string): string =>
  readTyped(text.replace(/[’‘´`]/g, "'"))
    .replace(/^([-+])\s+/, '$1')
    .replace(/^\+/, '');

/** Reads a number whose decimals follow `decimal`: `1.234,50` becomes `1234.50`. Null if it is none. */
export function readWithMark(text: string, decimal: DecimalMark): string | null {
  const simple = simplify(text);
  const sign = simple.startsWith('-') ? '-' : '';
  const [before = '', decimals, ...more] = simple.slice(sign.length).split(decimal);
  const whole = before === '' && decimals !== undefined ? '0' : before;
  if (more.length > 0 || (decimals !== undefined && !digits.test(decimals))) return null;
  const [separator] = whole.replace(/\d/g, '');
  const grouped = separator === undefined ? whole : whole.replaceAll(separator, '_');
  if (separator !== undefined && !/[., ']/.test(separator)) return null;
  if (separator !== undefined ? !groups.some((shape) => shape.test(grouped)) : !digits.test(whole))
    return null;
  const units = grouped.replaceAll('_', '');
  return `${sign}${units}${decimals === undefined ? '' : `.${decimals}`}`;
}

/**
 * Reads a number in the notation of any country. `decimal` decides what could be two numbers: `1,234` is 1234, or 1.234
 * where a comma precedes decimals. Without it, such a text is null.
 */
export function readDecimal(text: string, decimal: DecimalMark | undefined): string | null {
  const point = readWithMark(text, '.');
  const comma = readWithMark(text, ',');
  if (point === null || comma === null || point === comma) return point ?? comma;
  return decimal === undefined ? null : decimal === '.' ? point : comma;
}
