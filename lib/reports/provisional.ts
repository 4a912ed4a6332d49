import { formatRate } from '@/lib/format/number';
import type { Figures, Metric } from '@/lib/ledger/metrics';

/** The sum whose provisional share tells how firm a metric is. */
const basis: Partial<Record<Metric, 'sales' | 'commission' | 'clicks'>> = {
  sales: 'sales',
  commission: 'commission',
  clicks: 'clicks',
};

/** Share (0 to 1) of a sum that rows which are not final make up; null where only yes or no is known. */
export function provisionalShare({ provisional }: Figures, metric: Metric): number | null {
  const name = basis[metric];
  if (!provisional.any) return 0;
  return name ? provisional[name] : null;
}

/** `12.3%`; undefined where the rows that may still change add nothing so far, or nobody knows how much. */
export function formatShare(share: number | null): string | undefined {
  if (!share) return undefined;
  const text = formatRate(share);
  return text === '0.0%' ? '<0.1%' : text;
}
