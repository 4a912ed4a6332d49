/** The sign before what is negative, as wide as a plus. */
export const minus = '\u2212';

/** A decimal number written out: `-1234.50`. No exponent, no separators. */
export type DecimalText = { negative: boolean; whole: string; fraction: string };

const plain = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Reads an amount without going through binary floating point. A number is read by its shortest decimal
 * form, as JSON carried it. Throws RangeError for what is not a finite decimal.
 */
export function readDecimal(value: string | number): DecimalText {
  const text = typeof value === 'number' ? writeOut(value) : value.trim();
  const match = plain.exec(text);
  if (!match) throw new RangeError(`Not a decimal number: ${text}`);
  const [, sign, whole = '0', fraction = ''] = match;
  return { negative: sign === '-', whole: whole.replace(/^0+(?=\d)/, ''), fraction };
}

function writeOut(value: number): string {
  const text = String(value);
  const match = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (!match) return text;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  if (point >= digits.length) return `${sign}${digits}${'0'.repeat(point - digits.length)}`;
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** Rounds half away from zero to `places` decimals, padding with zeros. */
export function roundDecimal({ negative, whole, fraction }: DecimalText, places: number): DecimalText {
  const kept = (fraction + '0'.repeat(places)).slice(0, places);
  const up = Number(fraction[places] ?? '0') >= 5 ? 1n : 0n;
  const digits = String(BigInt(whole + kept) + up).padStart(places + 1, '0');
  const cut = digits.length - places;
  const zero = /^0*$/.test(digits);
  return { negative: negative && !zero, whole: digits.slice(0, cut), fraction: digits.slice(cut) };
}

/** Groups thousands with commas: `1,234,567`. */
export function groupThousands(whole: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, ',');
}
