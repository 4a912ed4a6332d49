'use client';

import { useToday } from '@/components/filters/today';
import { AlertItem } from '@/components/layout/alert-item';
import { useGo } from '@/components/layout/use-go';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { NotedSeries } from '@/features/notes/screens/noted-series';
import {
  type Overview,
  type OverviewCurrency,
  type OverviewMetric,
  overviewMetrics,
} from '@/features/overview/overview-shape';
import { type Day, type Grain, grains } from '@/lib/data/terms/days';
import { touchesGap } from '@/lib/data/terms/ranges/gaps';
import { useLanguage } from '@/lib/language/use-language';
import { findAlertTarget } from '@/lib/pages/alert-target';
import { captionOf } from '@/lib/pages/answer-caption';
import { bucketRange } from '@/lib/pages/buckets';
import { captionOfChart } from '@/lib/pages/caption-of-chart';
import { nameSeriesOf } from '@/lib/pages/chart';
import { formatTick, formatValue } from '@/lib/pages/figure';
import { nameSeries } from '@/lib/pages/name-series';
import { writeReportQuery } from '@/lib/pages/report-path';

type Props = {
  overview: Overview;
  main: OverviewCurrency;
  metric: OverviewMetric;
  /** The chosen one, which may still load. */
  grain: Grain;
  stale: boolean;
  onMetric: (metric: OverviewMetric) => void;
  onGrain: (grain: Grain) => void;
};

const everything = {};

export function OverviewChart({ overview, main, metric, grain: chosen, stale, onMetric, onGrain }: Props) {
  const { t, format } = useLanguage();
  // While another grain loads, the old values keep their title.
  const { grain } = overview;
  const metricOptions = overviewMetrics.map((value) => ({ value, label: t(`metrics.${value}.label`) }));
  const grainOptions = grains.map((value) => ({ value, label: t(`reports.grains.${value}`) }));
  const go = useGo();
  const today = useToday();
  const { buckets, comparedBuckets, comparedRange, range } = overview;
  const { now, before } = main.series[metric];
  const isMissing = (day: Day) => {
    const days = bucketRange(day, grain, range);
    return days !== null && touchesGap(days, overview.receipt.gaps);
  };
  const points = buckets.map((day, at) => ({
    day,
    comparedDay: comparedBuckets[at] ?? undefined,
    provisional: main.provisional[at],
    unfinished: main.unfinished[at],
    missing: isMissing(day),
    values: { now: now[at] ?? null, before: before[at] ?? null },
  }));
  const series = nameSeriesOf(t, comparedRange !== null && before.some((value) => value !== null));
  const title = nameSeries(t, { metric, grain, currency: main.currency });
  const open = ({ day }: { day: Day }) => {
    const days = bucketRange(day, grain, range);
    if (days) go(`/reports?${writeReportQuery({ ...days, currency: main.currency, metric })}`);
  };
  return (
    <NotedSeries
      filters={everything}
      title={title}
      caption={captionOfChart(captionOf(overview, today ?? range.to), { title, filters: [] })}
      points={points}
      series={series}
      grain={grain}
      range={range}
      comparedRange={comparedRange}
      kind="area"
      formatValue={(value) => formatValue(format, value, metric, main.currency)}
      formatTick={(value) => formatTick(format, value, metric, main.currency)}
      onPick={stale ? undefined : open}
      stale={stale}
      height={200}
      items={
        <AlertItem
          target={findAlertTarget({ metric, currency: main.currency, range, filters: everything })}
        />
      }
      controls={
        <div className="flex flex-wrap gap-2 max-sm:contents">
          <SegmentedControl
            label={t('reports.metric')}
            options={metricOptions}
            value={metric}
            onChange={onMetric}
          />
          <SegmentedControl
            label={t('reports.grain')}
            options={grainOptions}
            value={chosen}
            onChange={onGrain}
          />
        </div>
      }
    />
  );
}
