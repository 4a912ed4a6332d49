import { TimeSeries } from '@/components/charts/time-series';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { earningsMetrics } from '@/features/earnings/client/earnings';
import type { EarningsReceipt } from '@/features/earnings/earnings-shape';
import type { CurrencySummary } from '@/lib/data/read/summary/summary-shape';
import type { Basis } from '@/lib/data/terms/basis';
import type { Day, DayRange } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { captionOf } from '@/lib/pages/answer-caption';
import { suggestGrain } from '@/lib/pages/buckets';
import { captionOfChart } from '@/lib/pages/caption-of-chart';
import { buildTotalChart } from '@/lib/pages/chart';
import { formatTick, formatValue } from '@/lib/pages/figure';
import { metricInfo } from '@/lib/pages/metric-info';
import { clockOf } from '@/lib/pages/open-bucket';

type Metric = (typeof earningsMetrics)[number];

type Props = {
  part: CurrencySummary;
  range: DayRange;
  receipt: EarningsReceipt;
  basis: Basis;
  today: Day;
  metric: Metric;
  stale: boolean;
  onMetric: (metric: Metric) => void;
};

/** One metric of one currency by day, or by week for long ranges. */
export function EarningsChart({ part, range, receipt, basis, today, metric, stale, onMetric }: Props) {
  const { t, format } = useLanguage();
  const grain = suggestGrain(range);
  const { currency } = part;
  const options = earningsMetrics.map((value) => ({ value, label: t(`metrics.${value}.label`) }));
  const { unit } = metricInfo[metric];
  const about = { comparedRange: null };
  const clock = clockOf({ grain, range, receipt, comparedDays: null }, today);
  const { points, series } = buildTotalChart(t, part, metric, about, clock);
  const title = t(unit === 'money' ? 'earnings.chart.money' : 'earnings.chart.count', {
    metric: t(`metrics.${metric}.label`),
    grain,
    currency: currency ?? '–',
  });
  return (
    <TimeSeries
      title={title}
      caption={captionOfChart(captionOf({ range, receipt, basis }, today), { title, filters: [] })}
      points={points}
      series={series}
      grain={grain}
      range={range}
      kind="area"
      height={180}
      stale={stale}
      formatValue={(value) => formatValue(format, value, metric, currency)}
      formatTick={(value) => formatTick(format, value, metric, currency)}
      controls={
        <SegmentedControl
          label={t('earnings.chart.metric')}
          options={options}
          value={metric}
          onChange={onMetric}
        />
      }
    />
  );
}
