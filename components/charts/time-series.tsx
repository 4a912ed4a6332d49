'use client';

import { type ReactNode, useState } from 'react';
import { useToday } from '@/components/filters/today';
import { type DayRange, type Grain, startOfBucket } from '@/lib/ledger/days';
import { captionChart } from './chart-caption';
import { writeChartCsv } from './chart-csv';
import { ChartFrame } from './chart-frame';
import { ChartLegend } from './chart-legend';
import { ChartSkeleton } from './chart-skeleton';
import { ChartTable } from './chart-table';
import { ChartTooltip } from './chart-tooltip';
import { LivePlot } from './live-plot';
import { MissingBands } from './missing-bands';
import { PlotPointer } from './plot-pointer';
import { countOpen, markOpen } from './plot-rows';
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

/** The server draws lines and areas as a picture. The plot that can be saved as an image loads when somebody reaches for it. */
export function TimeSeries(props: TimeSeriesProps) {
  const { title, points, series, grain, range, kind = 'line', formatValue, formatTick, height = 280 } = props;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [reached, setReached] = useState(false);
  const drawn = markOpen(points);
  const now = useToday();
  const today = now && startOfBucket(now, grain);
  const reach = () => setReached(true);
  const toggle = (key: string) => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    setHidden(next);
  };
  const picture =
    kind === 'bar' ? (
      <ChartSkeleton />
    ) : (
      <StaticPlot {...{ title, points: drawn, series, hidden, grain, kind, formatTick, today }} />
    );
  const live = kind === 'bar' || reached;
  const shown = series.filter((entry) => !hidden.has(entry.key));
  const { onPick } = props;
  const pick = (at: number) => {
    const point = points[at];
    if (point) onPick?.(point);
  };
  return (
    <div className="min-w-0">
      <ChartFrame
        title={title}
        description={props.description}
        controls={props.controls}
        height={height}
        stale={props.stale}
        bare={props.bare}
        onSave={() => {
          reach();
          return captionChart({ ...props, hidden });
        }}
        writeCsv={() => writeChartCsv(props)}
        legend={<ChartLegend series={series} hidden={hidden} onToggle={toggle} open={countOpen(points)} />}
        table={<ChartTable {...{ title, points, series, grain, range, formatValue }} />}
        chart={
          <PlotPointer
            label={title}
            count={points.length}
            banded={kind === 'bar'}
            onPick={onPick && pick}
            onReach={reach}
            renderTooltip={(at) => {
              const point = points[at];
              return (
                point && (
                  <ChartTooltip {...{ point, series: shown, all: series, grain, range, formatValue }} />
                )
              );
            }}
          >
            {live ? (
              <LivePlot
                {...props}
                points={drawn}
                height={height}
                hidden={hidden}
                today={today}
                waiting={picture}
              />
            ) : (
              picture
            )}
            <MissingBands points={points} banded={kind === 'bar'} />
          </PlotPointer>
        }
      />
    </div>
  );
}
