'use client';

import { useState } from 'react';
import { ChartSkeleton } from '@/components/charts/chart-skeleton';
import { PartialMark } from '@/components/feedback/partial-mark';
import { NotedSeries } from '@/components/notes/noted-series';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { programCurrency } from '@/lib/catalog/program-shape';
import { useLanguage } from '@/lib/language/use-language';
import type { Summary } from '@/lib/ledger/summary/summary-shape';
import { suggestGrain } from '@/lib/reports/buckets';
import { formatTick, formatValue, toNumber } from '@/lib/reports/figure';

const metrics = [
  { value: 'commission', label: 'Commission' },
  { value: 'sales', label: 'Sales' },
  { value: 'clicks', label: 'Clicks' },
  { value: 'conversions', label: 'Conversions' },
] as const;

type Props = { id: string; summary: Summary | undefined; stale: boolean };

/** A campaign day by day; its table has every day. */
export function CampaignCourse({ id, summary, stale }: Props) {
  const { format } = useLanguage();
  const [metric, setMetric] = useState<(typeof metrics)[number]['value']>('commission');
  if (!summary) return <ChartSkeleton />;
  const found = summary.currencies[0];
  const currency = found?.currency ?? programCurrency;
  const grain = suggestGrain(summary.range);
  const label = `Program ${metric}`;
  return (
    <NotedSeries
      filters={{ campaigns: [id] }}
      title={`${label} by ${grain}${metric === 'commission' || metric === 'sales' ? `, ${currency}` : ''}`}
      description={
        <span className="inline-flex items-center gap-2">
          Days in UTC {summary.receipt.state === 'complete' ? null : <PartialMark />}
        </span>
      }
      kind="bar"
      grain={grain}
      range={summary.range}
      height={220}
      stale={stale}
      points={(found?.series ?? []).map((point) => ({
        day: point.bucket,
        provisional: point.provisional.any,
        values: { now: toNumber(point, metric) },
      }))}
      series={[{ key: 'now', label }]}
      formatValue={(value) => formatValue(format, value, metric, currency)}
      formatTick={(value) => formatTick(format, value, metric, currency)}
      controls={<SegmentedControl label="Metric" options={metrics} value={metric} onChange={setMetric} />}
    />
  );
}
