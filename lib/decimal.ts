import { Decimal as DecimalJs } from 'decimal.js';

/**
 * Decimal arithmetic for rates, margins and rounding. It keeps more digits than any sum has, and rounds half away from
 * zero. Sums of stored rows are added as `Units` (lib/ledger/units.ts), which is six times as fast.
 */
export const Decimal = DecimalJs.clone({ precision: 100, rounding: DecimalJs.ROUND_HALF_UP });
export type Decimal = DecimalJs;

/** Decimal text with two decimals at least, and every digit that is there: `12.50`, `0.00000001`. */
export const writeExact = (value: Decimal): string => value.toFixed(Math.max(2, value.decimalPlaces()));
