'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChartSkeleton } from '@/components/charts/chart-skeleton';
import { TimeSeries, type TimeSeriesProps } from '@/components/charts/time-series';
import { LoadFailure } from '@/components/feedback/load-failure';
import { PartialMark } from '@/components/feedback/partial-mark';
import { toFailure } from '@/components/feedback/to-failure';
import { useToday } from '@/components/filters/today';
import { Select } from '@/components/ui/select';
import { productHistoryOptions } from '@/features/products/client/products';
import { drawClicks, drawSteps } from '@/features/products/history-points';
import type { ProductHistory as History } from '@/features/products/history-shape';
import type { DayRange } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { captionOf } from '@/lib/pages/answer-caption';
import type { Caption } from '@/lib/pages/caption';
import { captionOfChart } from '@/lib/pages/caption-of-chart';

type Props = { marketplace: string; primaryId: string; range: DayRange };

/** The listed price, commission rate and stock of a product over time, with its clicks by day. */
export function ProductHistory(props: Props) {
  const { t, format } = useLanguage();
  const today = useToday();
  const query = useQuery(productHistoryOptions(props));
  const { data } = query;
  const failure = toFailure(query);
  if (failure) return <LoadFailure {...failure} title={t('products.history.failed')} />;
  if (!data) return <ChartSkeleton />;
  const { product, range, receipt, basis, recordedSince, listedOn, isListed } = data;
  const caption = captionOfChart(captionOf({ range, receipt, basis }, today ?? range.to), {
    title: t('products.history.title'),
    filters: [{ label: t('dimensions.product.label'), values: [product.name ?? product.id] }],
  });
  const isEmpty = [data.price, data.rate, data.inStock].every((steps) => steps.length === 0);
  return (
    <section aria-label={t('products.history.title')} className="grid min-w-0 gap-4">
      <div>
        <h3 className="text-base font-semibold">{t('products.history.title')}</h3>
        <p className="text-xs text-muted">
          {t('products.history.since', { day: format.day(recordedSince) })}
          {listedOn && !isListed ? ` ${t('products.history.gone', { day: format.day(listedOn) })}` : null}
        </p>
      </div>
      {isEmpty ? (
        <p className="text-sm text-muted">{t('products.history.none')}</p>
      ) : (
        <>
          <PriceChart history={data} caption={caption} />
          <RateChart history={data} caption={caption} />
          <StockChart history={data} caption={caption} />
        </>
      )}
      <ClicksChart history={data} caption={caption} />
    </section>
  );
}

type ChartProps = { history: History; caption: Caption };

/** All charts show the same days, so they line up. */
const frame = { grain: 'day', height: 120, bare: true } as const satisfies Partial<TimeSeriesProps>;

/** The price in one currency. */
function PriceChart({ history: { price, range }, caption }: ChartProps) {
  const { t, format } = useLanguage();
  const [chosen, setChosen] = useState<string | null>(null);
  const currencies = [...new Set(price.map(({ value }) => value.currency))].sort();
  // The newest one, unless a currency of these days is chosen.
  const currency = currencies.find((one) => one === chosen) ?? price.at(-1)?.value.currency;
  if (currency === undefined) return null;
  const toNumber = (value: History['price'][number]['value']) =>
    value.currency === currency ? Number(value.amount) : null;
  return (
    <TimeSeries
      {...frame}
      caption={caption}
      title={t('products.history.price', { currency })}
      kind="step"
      range={range}
      points={drawSteps(range, { now: { steps: price, toNumber } })}
      series={[{ key: 'now', label: t('products.columns.price'), file: 'price' }]}
      formatValue={(value) => format.money(value, currency)}
      formatTick={(value) => format.moneyTick(value, currency)}
      controls={
        currencies.length > 1 ? (
          <Select
            aria-label={t('filters.currency')}
            className="w-24"
            value={currency}
            onChange={(event) => setChosen(event.target.value)}
            options={currencies.map((value) => ({ value, label: value }))}
          />
        ) : null
      }
    />
  );
}

function RateChart({ history: { rate, range }, caption }: ChartProps) {
  const { t, format } = useLanguage();
  return (
    <TimeSeries
      {...frame}
      caption={caption}
      title={t('products.history.rate')}
      kind="step"
      range={range}
      points={drawSteps(range, { now: { steps: rate, toNumber: Number } })}
      series={[{ key: 'now', label: t('products.facts.listed'), file: 'rate' }]}
      formatValue={format.rate}
      formatTick={format.rate}
    />
  );
}

/** Whether the product was in stock. Also whether it was active, if that is not the same on all days. */
function StockChart({ history: { inStock, active, range }, caption }: ChartProps) {
  const { t } = useLanguage();
  const tell = (value: number) => t(value === 1 ? 'products.history.yes' : 'products.history.no');
  const isInactive = active.some(({ value }) => !value);
  const stock = { steps: inStock, toNumber: Number };
  return (
    <TimeSeries
      {...frame}
      caption={caption}
      title={t('products.history.stock')}
      kind="step"
      range={range}
      points={drawSteps<boolean>(
        range,
        isInactive ? { now: stock, active: { steps: active, toNumber: Number } } : { now: stock },
      )}
      series={[
        { key: 'now', label: t('products.history.inStock'), file: 'in_stock' },
        ...(isInactive ? [{ key: 'active', label: t('products.history.active'), file: 'active' }] : []),
      ]}
      formatValue={tell}
      formatTick={tell}
    />
  );
}

function ClicksChart({ history: { clicks, range, receipt }, caption }: ChartProps) {
  const { t, format } = useLanguage();
  const today = useToday();
  if (!clicks) return null;
  return (
    <TimeSeries
      {...frame}
      caption={caption}
      title={t('products.history.clicks')}
      description={receipt.state === 'complete' ? undefined : <PartialMark />}
      kind="bar"
      range={range}
      points={drawClicks(clicks, today)}
      series={[{ key: 'now', label: t('metrics.clicks.label'), file: 'clicks' }]}
      formatValue={format.count}
      formatTick={format.countCompact}
    />
  );
}
