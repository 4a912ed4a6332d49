import type { Grain } from '@/lib/data/terms/days';
import type { Dimension } from '@/lib/data/terms/dimensions';
import type { Metric } from '@/lib/data/terms/metrics';
import type { Translate } from '@/lib/language/translate';
import { metricInfo } from './metric-info';

type Shown = {
  metric: Metric;
  grain: Grain;
  /** Null if rows have no amounts. */
  currency: string | null;
  /** The dimension with one line per value. */
  group?: Dimension | null;
};

/** The title of a chart: `Sales by day, USD`, `Clicks by day and brand, USD marketplaces`. */
export function nameSeries(t: Translate, { metric, grain, currency, group = null }: Shown): string {
  const label = t(`metrics.${metric}.label`);
  const course = group
    ? t('reports.chart.byGroup', { metric: label, grain, dimension: t(`dimensions.${group}.inText`) })
    : t('reports.chart.byGrain', { metric: label, grain });
  if (currency === null) return course;
  return t(
    metricInfo[metric].unit === 'money' ? 'reports.chart.inCurrency' : 'reports.chart.inMarketplaces',
    {
      course,
      currency,
    },
  );
}
