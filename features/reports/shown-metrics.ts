import type { Metric } from '@/lib/data/terms/metrics';

/** Metrics that a report's table shows unless others are chosen, in addition to the one that ranks its groups. */
export const shownMetrics: readonly Metric[] = [
  'sales',
  'commission',
  'clicks',
  'conversions',
  'conversionRate',
];
