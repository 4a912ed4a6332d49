import { Decimal as DecimalJs } from 'decimal.js';

/**
 * Decimal arithmetic for rates, margins and rounding. Keeps more digits than any sum has, and rounds half away from
 * zero. Sums of stored rows use `Units` (lib/data/terms/units.ts), which is six times as fast.
 */
export const Decimal = DecimalJs.clone({ precision: 100, rounding: DecimalJs.ROUND_HALF_UP });
export type Decimal = DecimalJs;

/** Formats with at least two decimals, and all others: `12.50`, `0.00000001`. */
export const writeExact = (value: Decimal): string => value.toFixed(Math.max(2, value.decimalPlaces()));
