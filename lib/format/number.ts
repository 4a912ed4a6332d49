/** The locale of what is the same for all readers: files and the API's messages. */
export const fileLocale = 'en';

/** The sign of negative numbers, as wide as a plus. */
export const minus = '\u2212';

/** A decimal number: `-1234.50`. A string keeps every digit. */
export type DecimalValue = string | number | bigint;

/**
 * Returns a function that writes numbers by `Intl.NumberFormat`, which reads decimal strings exactly and rounds half away
 * from zero. The format is made at its first use, because a browser takes long to load `Intl`. The function throws RangeError for
 * anything but a finite decimal number.
 */
export function createNumberFormat(
  options: Intl.NumberFormatOptions,
  locale: string = fileLocale,
): (value: DecimalValue) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    const text = typeof value === 'string' ? value.trim() : value;
    if (!isDecimal(text)) throw new RangeError(`Not a decimal number: ${text}`);
    format ??= new Intl.NumberFormat(locale, { signDisplay: 'negative', ...options });
    return format.format(text).replace('-', minus);
  };
}

const isDecimal = (value: DecimalValue): value is number | bigint | `${number}` =>
  typeof value === 'string'
    ? /^-?\d+(\.\d+)?$/.test(value)
    : typeof value === 'bigint' || Number.isFinite(value);

/** A whole count with separators: `12,345`. */
export const formatCount = createNumberFormat({ maximumFractionDigits: 0 });
