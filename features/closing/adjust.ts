import type { Month } from '@/lib/data/terms/month';
import { type Amounts, addAmounts, isNothing, noAmounts, readAmounts, subtractAmounts } from './amounts';
import type { StoredClosing } from './read-closings';
import type { LiveMonths } from './read-live';

type ByBrand = Map<string, Amounts>;
type Frozen = Pick<StoredClosing, 'month' | 'lines' | 'adjustments'>;

/**
 * What closings have counted so far for each closed month and brand: its own closing plus all adjustments in later
 * closings.
 */
function countFrozen(chain: readonly Frozen[]): Map<Month, ByBrand> {
  const counted = new Map<Month, ByBrand>(chain.map(({ month }) => [month, new Map()]));
  const add = (month: Month, line: Frozen['adjustments'][number] | Frozen['lines'][number]) => {
    const brands = counted.get(month);
    brands?.set(line.brand, addAmounts(brands.get(line.brand) ?? noAmounts, readAmounts(line)));
  };
  for (const { month, lines, adjustments } of chain) {
    for (const line of lines) add(month, line);
    for (const line of adjustments) add(line.month, line);
  }
  return counted;
}

/**
 * The difference of each closed month from what closings have counted. A closing's adjustments count for the next one,
 * so no change is counted twice.
 */
export function findAdjustments(
  chain: readonly Frozen[],
  live: LiveMonths,
  months: readonly Month[],
): Map<Month, ByBrand> {
  const found = new Map<Month, ByBrand>();
  const frozen = countFrozen(chain);
  for (const month of months) {
    const counted = frozen.get(month);
    const now = live.get(month);
    const changed: ByBrand = new Map();
    for (const brand of new Set([...(counted?.keys() ?? []), ...(now?.keys() ?? [])])) {
      const change = subtractAmounts(now?.get(brand) ?? noAmounts, counted?.get(brand) ?? noAmounts);
      if (!isNothing(change)) changed.set(brand, change);
    }
    if (changed.size > 0) found.set(month, changed);
  }
  return found;
}
