import type { Metric } from '@/lib/ledger/metrics';
import type { CurrencyFigures } from './performance-shape';

/** Counts have no currency: one sum over all. */
export function sumCount(figures: readonly CurrencyFigures[], metric: Metric): number {
  return figures.reduce((sum, entry) => sum + Number(entry.figures[metric] ?? 0), 0);
}
