import type { Metric } from '@/lib/data/terms/metrics';

/** Metrics of the creator scorecard, in order. */
export const scorecardMetrics: readonly Metric[] = [
  'sales',
  'commission',
  'clicks',
  'conversions',
  'conversionRate',
  'aov',
  'commissionRate',
];
