import { toUnits, unitsText } from '@/lib/data/terms/units';
import { countDecimals } from '@/lib/language/format/currency';
import type { Stake } from './today-shape';

/** An estimate in major units, rounded to the currency's minor unit. `low` and `high` hold in about four of five cases. */
export function writeEstimate(
  of: Stake['of'],
  currency: string,
  { amount, low, high }: { amount: number; low?: number; high?: number },
): Stake {
  const write = (value: number) => unitsText(toUnits(value.toFixed(countDecimals(currency))));
  return {
    of,
    currency,
    amount: write(amount),
    range: low === undefined || high === undefined ? null : { low: write(low), high: write(high) },
    estimate: true,
  };
}
