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

/** `12.3% provisional`; empty where every row is final. */
export function describeProvisional(figures: Figures, metric: Metric): string {
  if (!figures.provisional.any) return '';
  const share = provisionalShare(figures, metric);
  if (share === null) return 'Provisional';
  const text = formatRate(share);
  return text === '0.0%' ? 'Under 0.1% provisional' : `${text} provisional`;
}
