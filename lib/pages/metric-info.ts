import { type DatasetName, datasets } from '@/lib/data/terms/datasets';
import { type Metric, metrics, partsOf } from '@/lib/data/terms/metrics';

type Unit = 'money' | 'count' | 'rate';

type MetricInfo = {
  unit: Unit;
  /** Whether a rise is good, bad or neutral (a seller's costs follow sales). */
  rise: 'good' | 'bad' | 'neither';
};

/** Format and meaning of each metric. Names and descriptions are messages: `metrics.sales.label`. */
export const metricInfo: Record<Metric, MetricInfo> = {
  sales: { unit: 'money', rise: 'good' },
  commission: { unit: 'money', rise: 'neither' },
  bonus: { unit: 'money', rise: 'good' },
  clicks: { unit: 'count', rise: 'good' },
  conversions: { unit: 'count', rise: 'good' },
  detailPageViews: { unit: 'count', rise: 'good' },
  addToCarts: { unit: 'count', rise: 'good' },
  conversionRate: { unit: 'rate', rise: 'good' },
  cartRate: { unit: 'rate', rise: 'good' },
  epc: { unit: 'money', rise: 'neither' },
  aov: { unit: 'money', rise: 'good' },
  commissionRate: { unit: 'rate', rise: 'neither' },
  costPerConversion: { unit: 'money', rise: 'bad' },
};

/** Metrics of a dataset's rows, in display order. */
export function listMetrics(dataset: DatasetName): Metric[] {
  const carried = datasets[dataset].metrics;
  return metrics.filter((metric) => partsOf(metric).every((name) => name in carried));
}
