import { countDecimals, readSign } from './currency';
import { groupThousands, minus, readDecimal, roundDecimal } from './decimal-text';
import { writeCompact } from './number';

/** `amount` in major units. A string keeps every digit; `1234.5`, `USD` → `$1,234.50`. */
export function formatMoney(amount: string | number, currency: string): string {
  const rounded = roundDecimal(readDecimal(amount), countDecimals(currency));
  const fraction = rounded.fraction ? `.${rounded.fraction}` : '';
  return `${rounded.negative ? minus : ''}${readSign(currency)}${groupThousands(rounded.whole)}${fraction}`;
}

/** For axes: `$1.2M`. Below 1,000 it keeps the currency's decimals. */
export function formatMoneyCompact(amount: string | number, currency: string): string {
  const value = Number(amount);
  if (Math.abs(value) < 1_000) return formatMoney(amount, currency);
  return `${value < 0 ? minus : ''}${readSign(currency)}${writeCompact(Math.abs(value))}`;
}

/** For axes: round figures drop their decimals, `$500`. */
export function formatMoneyTick(amount: number, currency: string): string {
  const text = formatMoneyCompact(amount, currency);
  return text.replace(/\.0+$/, '');
}
