import { readDecimal, roundDecimal } from './decimal-text';

/** A rate to `significant` digits: `0.9090909091` → `0.909091`. */
export function roundExchangeRate(rate: string, significant: number): string {
  const read = readDecimal(rate);
  const leading = read.whole === '0' ? -(/^0*/.exec(read.fraction)?.[0].length ?? 0) : read.whole.length;
  const { whole, fraction } = roundDecimal(read, Math.max(0, significant - leading));
  return fraction ? `${whole}.${fraction}` : whole;
}

/** A rate by itself, to six digits at most: `163.2100` → `163.21`. */
export function formatExchangeRate(rate: string): string {
  const rounded = roundExchangeRate(rate, 6);
  return rounded.includes('.') ? rounded.replace(/\.?0+$/, '') : rounded;
}
