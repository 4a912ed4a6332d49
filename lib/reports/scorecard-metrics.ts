import type { Metric } from '@/lib/ledger/metrics';

/** What the scorecard of a creator compares, in order. */
export const scorecardMetrics: readonly Metric[] = [
  'sales',
  'commission',
  'clicks',
  'conversions',
  'conversionRate',
  'aov',
  'commissionRate',
];
