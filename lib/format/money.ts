import { isCurrencyCode } from './currency';
import { createNumberFormat, type DecimalValue } from './number';

type Notation = 'standard' | 'compact';
type Format = (amount: DecimalValue) => string;

const formats = new Map<string, Format>();

/** The currency's own sign and decimals. Anything that is no currency code is written like one, with two decimals. */
function pickFormat(currency: string, notation: Notation): Format {
  const key = `${currency} ${notation}`;
  const known = formats.get(key);
  if (known) return known;
  const digits =
    notation === 'compact' ? { notation, minimumFractionDigits: 0, maximumFractionDigits: 1 } : {};
  const write = createNumberFormat({
    style: 'currency',
    currency: isCurrencyCode(currency) ? currency : 'XXX',
    currencyDisplay: isCurrencyCode(currency) ? 'symbol' : 'code',
    ...digits,
  });
  const format: Format = isCurrencyCode(currency)
    ? write
    : (amount) => write(amount).replace('XXX', () => currency);
  formats.set(key, format);
  return format;
}

/** `amount` in major units. A string keeps every digit; `1234.5`, `USD` → `$1,234.50`. */
export const formatMoney = (amount: string | number, currency: string): string =>
  pickFormat(currency, 'standard')(amount);

/** For axes: `$1.2M`. Below 1,000 it keeps the currency's decimals. */
export const formatMoneyCompact = (amount: string | number, currency: string): string =>
  pickFormat(currency, Math.abs(Number(amount)) < 1_000 ? 'standard' : 'compact')(amount);

/** For axes: round figures drop their decimals, `$500`. */
export const formatMoneyTick = (amount: number, currency: string): string =>
  formatMoneyCompact(amount, currency).replace(/\.0+$/, '');
