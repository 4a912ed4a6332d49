'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import { writeChartCsv } from './chart-csv';
import { ChartFrame } from './chart-frame';
import { ChartLegend } from './chart-legend';
import { ChartSkeleton } from './chart-skeleton';
import { ChartTable } from './chart-table';
import type { Grain, Point, Series } from './series';

const Plot = dynamic(() => import('./time-series-plot').then((module) => module.TimeSeriesPlot), {
  ssr: false,
  loading: () => <ChartSkeleton />,
});

export type TimeSeriesProps = {
  /** Metric, grain and unit: "Sales by day, USD". */
  title: string;
  description?: ReactNode;
  points: readonly Point[];
  series: readonly Series[];
  grain: Grain;
  kind?: 'line' | 'area' | 'bar';
  /** Bars of several series one on the other. Never for different currencies. */
  stacked?: boolean;
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

export function TimeSeries(props: TimeSeriesProps) {
  const { title, points, series, grain, formatValue, height = 280 } = props;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    setHidden(next);
  };
  return (
    <ChartFrame
      title={title}
      description={props.description}
      controls={props.controls}
      height={height}
      stale={props.stale}
      bare={props.bare}
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
      chart={<Plot {...props} height={height} hidden={hidden} />}
    />
  );
}
