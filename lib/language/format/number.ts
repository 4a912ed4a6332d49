/** The locale of text that is the same for everyone: files and API messages. */
export const fileLocale = 'en';

/** The minus sign, as wide as a plus. */
export const minus = '\u2212';

/** A decimal number: `-1234.50`. A string keeps every digit. */
export type DecimalValue = string | number | bigint;

/**
 * Returns a number formatter. `Intl.NumberFormat` reads decimal strings exactly and rounds half away from zero. The
 * format is created on first use, because loading `Intl` data is slow. Throws RangeError unless the value is a finite
 * decimal number.
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

/** A count with separators: `12,345`. */
export const formatCount = createNumberFormat({ maximumFractionDigits: 0 });
