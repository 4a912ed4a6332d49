import type { Figures, Metric } from '@/lib/data/terms/metrics';
import type { Language } from '@/lib/language/language';

/** The sum whose provisional share applies to a metric. */
const basis: Partial<Record<Metric, 'sales' | 'commission' | 'clicks'>> = {
  sales: 'sales',
  commission: 'commission',
  clicks: 'clicks',
};

/** Share (0 to 1) of a sum from rows that are not final; null if only yes or no is known. */
export function provisionalShare({ provisional }: Figures, metric: Metric): number | null {
  const name = basis[metric];
  if (!provisional.any) return 0;
  return name ? provisional[name] : null;
}

/** How much of a sum is settled: `31.7% settled`. Empty if unknown. */
export function describeSettled(
  { t, format }: Language,
  { any, share }: { any: boolean; share: number | null },
): string {
  if (!any) return t('reports.settled.whole');
  if (!share) return '';
  const text = format.rate(Math.min(1, Math.max(0, 1 - share)));
  const almost = text === format.rate(1);
  return t('reports.settled.share', { share: almost ? `>${format.rate(0.999)}` : text });
}
