'use client';

import { useState } from 'react';
import { ChartSkeleton } from '@/components/charts/chart-skeleton';
import { PartialMark } from '@/components/feedback/partial-mark';
import { useToday } from '@/components/filters/today';
import { AlertItem } from '@/components/layout/alert-item';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { NotedSeries } from '@/features/notes/screens/noted-series';
import { programCurrency } from '@/features/program/program-shape';
import type { Summary } from '@/lib/data/read/summary/summary-shape';
import { useLanguage } from '@/lib/language/use-language';
import { captionOf } from '@/lib/pages/answer-caption';
import { captionOfChart } from '@/lib/pages/caption-of-chart';
import { drawPoints } from '@/lib/pages/chart';
import { formatTick, formatValue } from '@/lib/pages/figure';
import { clockOf } from '@/lib/pages/open-bucket';
import { buildSeries } from '@/lib/pages/series';

const metrics = ['commission', 'sales', 'clicks', 'conversions'] as const;

type Props = { id: string; name: string; summary: Summary | undefined; stale: boolean };

/** A campaign by day. Its table has every day. */
export function CampaignTrend({ id, name, summary, stale }: Props) {
  const language = useLanguage();
  const { t, format } = language;
  const today = useToday();
  const [metric, setMetric] = useState<(typeof metrics)[number]>('commission');
  if (!summary) return <ChartSkeleton />;
  const found = summary.currencies[0];
  const currency = found?.currency ?? programCurrency;
  const { grain, range } = summary;
  const clock = clockOf(summary, today ?? range.to);
  const label = t(`program.metrics.${metric}`);
  const course = t('reports.chart.byGrain', { metric: label, grain });
  const money = metric === 'commission' || metric === 'sales';
  const title = money ? t('reports.chart.inCurrency', { course, currency }) : course;
  return (
    <NotedSeries
      filters={{ campaigns: [id] }}
      title={title}
      caption={captionOfChart(captionOf(summary, clock.today), {
        title,
        filters: [{ label: t('dimensions.campaign.label'), values: [name] }],
      })}
      description={
        <span className="inline-flex items-center gap-2">
          {t('program.campaign.daysUtc')} {summary.receipt.state === 'complete' ? null : <PartialMark />}
        </span>
      }
      kind="bar"
      grain={grain}
      range={summary.range}
      height={220}
      stale={stale}
      points={found ? drawPoints(buildSeries(found, metric, clock)) : []}
      series={[{ key: 'now', label }]}
      formatValue={(value) => formatValue(format, value, metric, currency)}
      formatTick={(value) => formatTick(format, value, metric, currency)}
      items={<AlertItem target={{ add: 'campaignBudget', id }} />}
      controls={
        <SegmentedControl
          label={t('reports.metric')}
          options={metrics.map((value) => ({ value, label: t(`metrics.${value}.label`) }))}
          value={metric}
          onChange={setMetric}
        />
      }
    />
  );
}
