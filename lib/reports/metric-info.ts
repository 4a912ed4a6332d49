import { type DatasetName, datasets } from '@/lib/ledger/datasets';
import { type Metric, metrics, partsOf } from '@/lib/ledger/metrics';

type Unit = 'money' | 'count' | 'rate';

type MetricInfo = {
  label: string;
  unit: Unit;
  /** How a rise reads: good, bad, or neither (what a seller pays follows what is sold). */
  rise: 'good' | 'bad' | 'neither';
  /** One sentence for those who have not met the word. */
  meaning: string;
};

export const metricInfo: Record<Metric, MetricInfo> = {
  sales: { label: 'Sales', unit: 'money', rise: 'good', meaning: 'Sales attributed to creators’ links.' },
  commission: {
    label: 'Commission',
    unit: 'money',
    rise: 'neither',
    meaning: 'What creators earned on those sales and clicks.',
  },
  bonus: {
    label: 'BRB estimate',
    unit: 'money',
    rise: 'good',
    meaning: 'Estimated brand referral bonus: a credit, not yet paid.',
  },
  clicks: { label: 'Clicks', unit: 'count', rise: 'good', meaning: 'Clicks on creators’ links.' },
  conversions: { label: 'Conversions', unit: 'count', rise: 'good', meaning: 'Purchases after a click.' },
  detailPageViews: {
    label: 'Detail page views',
    unit: 'count',
    rise: 'good',
    meaning: 'Views of the product’s own page.',
  },
  addToCarts: {
    label: 'Add to carts',
    unit: 'count',
    rise: 'good',
    meaning: 'Times a product was added to a cart.',
  },
  conversionRate: {
    label: 'Conversion rate',
    unit: 'rate',
    rise: 'good',
    meaning: 'Conversions per click.',
  },
  cartRate: { label: 'Cart rate', unit: 'rate', rise: 'good', meaning: 'Add to carts per click.' },
  epc: { label: 'EPC', unit: 'money', rise: 'neither', meaning: 'Earnings per click: commission per click.' },
  aov: { label: 'AOV', unit: 'money', rise: 'good', meaning: 'Average order value: sales per conversion.' },
  commissionRate: {
    label: 'Effective commission',
    unit: 'rate',
    rise: 'neither',
    meaning: 'Commission per sales, of every payout model.',
  },
  costPerConversion: {
    label: 'Cost per conversion',
    unit: 'money',
    rise: 'bad',
    meaning: 'Commission per conversion.',
  },
};

/** Metrics that a dataset's rows can tell, in the order they are offered. */
export function listMetrics(dataset: DatasetName): Metric[] {
  const carried = datasets[dataset].metrics;
  return metrics.filter((metric) => partsOf(metric).every((name) => name in carried));
}
