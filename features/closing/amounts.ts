import { toUnits, type Units, unitsText } from '@/lib/data/terms/units';
import { countDecimals } from '@/lib/language/format/currency';
import type { StatementAmounts } from './statement-shape';

/** Exact amounts of one or more brands. */
export type Amounts = { sales: Units; commission: Units; bonus: Units };

export const noAmounts: Amounts = { sales: 0n, commission: 0n, bonus: 0n };

export const addAmounts = (a: Amounts, b: Amounts): Amounts => ({
  sales: a.sales + b.sales,
  commission: a.commission + b.commission,
  bonus: a.bonus + b.bonus,
});

export const subtractAmounts = (a: Amounts, b: Amounts): Amounts => ({
  sales: a.sales - b.sales,
  commission: a.commission - b.commission,
  bonus: a.bonus - b.bonus,
});

export const isNothing = ({ sales, commission, bonus }: Amounts): boolean =>
  sales === 0n && commission === 0n && bonus === 0n;

export const readAmounts = ({ sales, commission, bonus }: StatementAmounts): Amounts => ({
  sales: toUnits(sales),
  commission: toUnits(commission),
  bonus: toUnits(bonus),
});

export const writeAmounts = ({ sales, commission, bonus }: Amounts): StatementAmounts => ({
  sales: unitsText(sales),
  commission: unitsText(commission),
  bonus: unitsText(bonus),
});

export const sumAmounts = (all: readonly StatementAmounts[]): StatementAmounts =>
  writeAmounts(all.map(readAmounts).reduce(addAmounts, noAmounts));

/** Rounds half away from zero to the currency's minor unit: cents, or whole yen. */
export function roundToCents(units: Units, currency: string): Units {
  const step = 10n ** BigInt(8 - countDecimals(currency));
  const half = units < 0n ? -step / 2n : step / 2n;
  return ((units + half) / step) * step;
}
