import { createNumberFormat } from './number';

/** Whole digits are never rounded away: `123456789.5` → `123456790`. */
const precise = { maximumFractionDigits: 0, roundingPriority: 'morePrecision', useGrouping: false } as const;

/** A rate to four digits, for ranges: `0.9` → `0.9000`. */
export const formatShortRate = createNumberFormat({
  ...precise,
  minimumSignificantDigits: 4,
  maximumSignificantDigits: 4,
});

/** A rate by itself, to six digits at most: `163.2100` → `163.21`. */
export const formatExchangeRate = createNumberFormat({
  ...precise,
  minimumSignificantDigits: 1,
  maximumSignificantDigits: 6,
});
