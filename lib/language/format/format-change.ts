import type { Format } from '../format';

/** A signed amount. */
export const formatChange = (format: Format, amount: string, currency: string): string =>
  isZero(amount) || amount.startsWith('-')
    ? format.money(amount, currency)
    : `+${format.money(amount, currency)}`;

/** Whether an exact amount is zero. */
const isZero = (amount: string): boolean => /^-?[0.]+$/.test(amount);
