'use client';

import { type ReactNode, useState } from 'react';
import type { DayRange, Grain } from '@/lib/ledger/days';
import { captionChart } from './chart-caption';
import { writeChartCsv } from './chart-csv';
import { ChartFrame } from './chart-frame';
import { ChartLegend } from './chart-legend';
import { ChartSkeleton } from './chart-skeleton';
import { ChartTable } from './chart-table';
import { LivePlot } from './live-plot';
import type { Point, Series } from './series';
import { StaticPlot } from './static-plot';

export type TimeSeriesProps = {
  /** Metric, grain and unit: "Sales by day, USD". */
  title: string;
  description?: ReactNode;
  points: readonly Point[];
  series: readonly Series[];
  grain: Grain;
  /** The days that the points add up to: the first and last bucket may hold but a part of theirs. */
  range: DayRange;
  comparedRange?: DayRange | null;
  kind?: 'line' | 'area' | 'bar';
  /** In the tooltip and the table. */
  formatValue: (value: number) => string;
  /** On the axis, short. */
  formatTick: (value: number) => string;
  onPick?: (point: Point) => void;
  controls?: ReactNode;
  height?: number;
  stale?: boolean;
  bare?: boolean;
};

/** Lines and areas are drawn at once, as a picture; the plot that answers comes when somebody reaches for it. */
export function TimeSeries(props: TimeSeriesProps) {
  const { title, points, series, grain, range, kind = 'line', formatValue, formatTick, height = 280 } = props;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [reached, setReached] = useState<'no' | 'pointer' | 'keys'>('no');
  const reach = (how: 'pointer' | 'keys') => setReached((before) => (before === 'no' ? how : before));
  const toggle = (key: string) => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    setHidden(next);
  };
  const picture =
    kind === 'bar' ? (
      <ChartSkeleton />
    ) : (
      <StaticPlot {...{ title, points, series, hidden, grain, kind, formatTick, height }} />
    );
  const live = kind === 'bar' || reached !== 'no';
  return (
    <div className="min-w-0" onPointerEnter={() => reach('pointer')} onTouchStart={() => reach('pointer')}>
      <ChartFrame
        title={title}
        description={props.description}
        controls={props.controls}
        height={height}
        stale={props.stale}
        bare={props.bare}
        onSave={() => {
          reach('pointer');
          return captionChart({ ...props, hidden });
        }}
        writeCsv={() => writeChartCsv(props)}
        legend={
          <ChartLegend
            series={series}
            hidden={hidden}
            onToggle={toggle}
            provisional={points.some((point) => point.provisional)}
          />
        }
        table={<ChartTable {...{ title, points, series, grain, range, formatValue }} />}
        chart={
          live ? (
            <LivePlot
              {...props}
              height={height}
              hidden={hidden}
              waiting={picture}
              focus={reached === 'keys'}
            />
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: who comes by keyboard gets the plot that answers keys
            <div tabIndex={0} role="application" aria-label={title} onFocus={() => reach('keys')}>
              {picture}
            </div>
          )
        }
      />
    </div>
  );
}
