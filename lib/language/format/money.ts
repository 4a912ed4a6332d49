import { isCurrencyCode } from './currency';
import { createNumberFormat, type DecimalValue } from './number';

/** `tick`: a round amount drops its decimals. `exact`: no digit is rounded away. */
type Notation = 'standard' | 'tick' | 'compact' | 'exact';
type Format = (amount: DecimalValue) => string;

/** Formats amounts for one locale. */
export type MoneyFormat = {
  /** `amount` in major units. A string keeps every digit: `1234.5`, `USD` → `$1,234.50`. */
  money: (amount: string | number, currency: string) => string;
  /** Compact: `$1.2M`. Below 1,000 it keeps the currency's decimals. */
  moneyCompact: (amount: string | number, currency: string) => string;
  /** With every digit, such as a limit that people set: `$0.0125`. */
  moneyExact: (amount: string, currency: string) => string;
  /** For axes. Round amounts have no decimals: `$500`. */
  moneyTick: (amount: number, currency: string) => string;
};

/** Uses each currency's sign and decimals. An invalid code is shown as it is, with two decimals. */
export function createMoneyFormat(locale: string): MoneyFormat {
  const formats = new Map<string, Format>();
  const pickFormat = (currency: string, notation: Notation): Format => {
    const key = `${currency} ${notation}`;
    const format = formats.get(key) ?? createFormat(locale, currency, notation);
    formats.set(key, format);
    return format;
  };
  const pickShort = (amount: string | number, small: Notation): Notation =>
    Math.abs(Number(amount)) < 1_000 ? small : 'compact';
  return {
    money: (amount, currency) => pickFormat(currency, 'standard')(amount),
    moneyCompact: (amount, currency) => pickFormat(currency, pickShort(amount, 'standard'))(amount),
    moneyExact: (amount, currency) => pickFormat(currency, 'exact')(amount),
    moneyTick: (amount, currency) => pickFormat(currency, pickShort(amount, 'tick'))(amount),
  };
}

function createFormat(locale: string, currency: string, notation: Notation): Format {
  const digits: Intl.NumberFormatOptions =
    notation === 'compact'
      ? { notation, minimumFractionDigits: 0, maximumFractionDigits: 1 }
      : notation === 'exact'
        ? { maximumFractionDigits: 8 }
        : { trailingZeroDisplay: notation === 'tick' ? 'stripIfInteger' : 'auto' };
  const known = isCurrencyCode(currency);
  const write = createNumberFormat(
    {
      style: 'currency',
      currency: known ? currency : 'XXX',
      currencyDisplay: known ? 'symbol' : 'code',
      ...digits,
    },
    locale,
  );
  return known ? write : (amount) => write(amount).replace('XXX', () => currency);
}
