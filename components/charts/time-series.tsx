'use client';

import { type ReactNode, useState } from 'react';
import { captionChart } from './chart-caption';
import { writeChartCsv } from './chart-csv';
import { ChartFrame } from './chart-frame';
import { ChartLegend } from './chart-legend';
import { ChartSkeleton } from './chart-skeleton';
import { ChartTable } from './chart-table';
import { LivePlot } from './live-plot';
import type { Grain, Point, Series } from './series';
import { StaticPlot } from './static-plot';

export type TimeSeriesProps = {
  /** Metric, grain and unit: "Sales by day, USD". */
  title: string;
  description?: ReactNode;
  points: readonly Point[];
  series: readonly Series[];
  grain: Grain;
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
  const { title, points, series, grain, kind = 'line', formatValue, formatTick, height = 280 } = props;
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
          return captionChart({ title, points, series, hidden, grain });
        }}
        writeCsv={() => writeChartCsv(points, series)}
        legend={
          <ChartLegend
            series={series}
            hidden={hidden}
            onToggle={toggle}
            provisional={points.some((point) => point.provisional)}
          />
        }
        table={
          <ChartTable title={title} points={points} series={series} grain={grain} formatValue={formatValue} />
        }
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
