import { type BaseMetric, type Metric, partsOf } from '@/lib/ledger/metrics';
import { divideToRate, toUnits } from '@/lib/ledger/units';
import type { CurrencyFigures } from './performance-shape';

/**
 * A metric that carries no money, of all currencies together: counts are added, a rate is divided from such sums, to
 * eight places. Null without figures, and where a rate would divide by zero.
 */
export function ofAllCurrencies(figures: readonly CurrencyFigures[], metric: Metric): number | null {
  if (figures.length === 0) return null;
  const [over, under] = partsOf(metric).map((part) => sumCount(figures, part));
  if (over === undefined || under === undefined) return over ?? null;
  return divideToRate(toUnits(String(over)), toUnits(String(under)));
}

const sumCount = (figures: readonly CurrencyFigures[], part: BaseMetric): number =>
  figures.reduce((sum, entry) => sum + Number(entry.figures[part]), 0);
