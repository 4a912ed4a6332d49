'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChartSkeleton } from '@/components/charts/chart-skeleton';
import { LoadFailure } from '@/components/feedback/load-failure';
import { PartialMark } from '@/components/feedback/partial-mark';
import { toFailure } from '@/components/feedback/to-failure';
import { useToday } from '@/components/filters/today';
import { AlertItem } from '@/components/layout/alert-item';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Select } from '@/components/ui/select';
import { NotedSeries } from '@/features/notes/screens/noted-series';
import { trendOptions } from '@/lib/client/performance';
import { findMainCurrency, pickCurrencies } from '@/lib/data/read/summary/currencies';
import type { DayRange } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { findAlertTarget } from '@/lib/pages/alert-target';
import { captionOfAnswer } from '@/lib/pages/caption-of-chart';
import { drawPoints, nameSeriesOf } from '@/lib/pages/chart';
import { formatTick, formatValue } from '@/lib/pages/figure';
import { nameSeries } from '@/lib/pages/name-series';
import { clockOf } from '@/lib/pages/open-bucket';
import { buildSeries } from '@/lib/pages/series';

const metrics = ['sales', 'commission', 'clicks', 'conversions'] as const;
type TrendMetric = (typeof metrics)[number];

type Props = {
  subject: Parameters<typeof trendOptions>[0];
  range: DayRange;
  bare?: boolean;
  height?: number;
};

/** Sales, commission, clicks or conversions in one currency, compared with the previous range. */
export function Trend({ subject, range, bare, height = 220 }: Props) {
  const language = useLanguage();
  const { t, format } = language;
  const today = useToday();
  const query = useQuery(trendOptions(subject, range));
  const [metric, setMetric] = useState<TrendMetric>('sales');
  const [chosen, setChosen] = useState<string | null>(null);
  const { data } = query;
  const failure = toFailure(query);
  if (failure) return <LoadFailure {...failure} title={t('layout.detail.trendFailed')} />;
  if (!data) return <ChartSkeleton />;
  const { currencies } = pickCurrencies(data, null, data);
  const found =
    currencies.find(({ currency }) => currency === (chosen ?? findMainCurrency(currencies))) ?? currencies[0];
  const currency = found?.currency ?? null;
  const { grain } = data;
  const clock = clockOf(data, today ?? data.range.to);
  const partial = data.receipt.state !== 'complete';
  const compared = found?.comparedSeries.some((point) => point !== null) === true;
  const title = nameSeries(t, { metric, grain, currency });
  return (
    <NotedSeries
      filters={subject}
      title={title}
      caption={captionOfAnswer(language, data, { title, filters: subject, today: clock.today })}
      description={
        <span className="inline-flex items-center gap-2">
          {t(compared ? 'layout.detail.trend.compared' : 'layout.detail.trend.days')}
          {partial ? <PartialMark /> : null}
        </span>
      }
      points={found ? drawPoints(buildSeries(found, metric, clock)) : []}
      series={nameSeriesOf(t, compared)}
      grain={grain}
      range={data.range}
      comparedRange={data.comparedRange}
      kind="area"
      height={height}
      bare={bare}
      stale={query.isPlaceholderData}
      formatValue={(value) => formatValue(format, value, metric, currency)}
      formatTick={(value) => formatTick(format, value, metric, currency)}
      items={<AlertItem target={findAlertTarget({ metric, currency, range, filters: subject })} />}
      controls={
        <>
          {currencies.length > 1 ? (
            <Select
              aria-label={t('filters.currency')}
              className="w-24"
              value={currency ?? ''}
              onChange={(event) => setChosen(event.target.value)}
              options={currencies.map((entry) => ({
                value: entry.currency ?? '',
                label: entry.currency ?? '–',
              }))}
            />
          ) : null}
          <SegmentedControl
            label={t('layout.detail.trend.metric')}
            options={metrics.map((value) => ({ value, label: t(`metrics.${value}.label`) }))}
            value={metric}
            onChange={setMetric}
          />
        </>
      }
    />
  );
}
