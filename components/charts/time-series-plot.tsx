'use client';

import { useId } from 'react';
import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceArea,
  ReferenceDot,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import type { Day } from '@/lib/ledger/days';
import { formatBucketShort } from '@/lib/reports/buckets';
import { bandHatchId, HatchPatterns, hatchId } from './hatch-patterns';
import {
  listDots,
  listOpenStretches,
  listValues,
  openKey,
  paleOpacity,
  settledKey,
  splitRows,
} from './plot-rows';
import { colorOf, pickHue, type Series } from './series';
import type { TimeSeriesProps } from './time-series';
import { pickScale } from './value-ticks';

type Props = TimeSeriesProps & { height: number; hidden: ReadonlySet<string>; today: Day | null };

const axis = { fontSize: 12, fill: 'var(--muted)' };

export function TimeSeriesPlot(props: Props) {
  'use no memo';
  const { points, series, grain, kind = 'line', formatTick, height, hidden, today } = props;
  const id = useId().replaceAll(/[^a-zA-Z0-9]/g, '');
  const rows = splitRows(points, series, kind !== 'bar');
  const shown = series.filter((entry) => !hidden.has(entry.key));
  const counts = points.every(({ values }) =>
    Object.values(values).every((value) => value === null || Number.isInteger(value)),
  );
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 640, height }}>
      <ComposedChart
        data={rows}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        barCategoryGap="20%"
        accessibilityLayer={false}
        title={props.title}
        // The name of the last day stands out of the drawing.
        className="[&>svg]:overflow-visible"
      >
        <HatchPatterns id={id} hues={shown.map((entry) => pickHue(series, series.indexOf(entry)))} />
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis
          dataKey="day"
          tickFormatter={(day: string) => formatBucketShort(day, grain)}
          tick={axis}
          tickLine={false}
          axisLine={false}
          minTickGap={48}
          tickMargin={8}
        />
        <YAxis
          width={64}
          tickFormatter={formatTick}
          tick={axis}
          tickLine={false}
          axisLine={false}
          {...(kind === 'bar'
            ? { tickCount: 5, allowDecimals: !counts, domain: [0, 'auto'] }
            : fitAxis(points, shown, kind))}
        />
        <ReferenceLine y={0} stroke="var(--edge)" ifOverflow="hidden" />
        {kind === 'line' ? drawOpenBand(points, id) : null}
        {shown.map((entry) => drawSeries(entry, { series, kind, id }))}
        {listDots(points, shown, today).map(({ at, key, value }) => (
          <ReferenceDot
            key={key}
            x={points[at]?.day}
            y={value}
            r={3}
            fill="var(--surface)"
            stroke={colorOf(
              pickHue(
                series,
                series.findIndex((entry) => entry.key === key),
              ),
            )}
            strokeWidth={2}
          />
        ))}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

/** The same scale as the plot that the server draws, so that nothing moves when this one takes its place. */
function fitAxis(points: Props['points'], shown: readonly Series[], kind: 'line' | 'area') {
  const { ticks, low, high } = pickScale(listValues(points, shown), { fromZero: kind === 'area' });
  return { ticks, domain: [low, high], allowDataOverflow: true };
}

/** Hatches of several lines would cover each other: the days that may still change are hatched behind them. */
function drawOpenBand(points: Props['points'], id: string) {
  return listOpenStretches(points).map(({ first, last }) => (
    <ReferenceArea
      key={first}
      x1={points[first]?.day}
      x2={points[last]?.day}
      fill={`url(#${bandHatchId(id)})`}
      fillOpacity={1}
      stroke="none"
    />
  ));
}

type Drawing = { series: readonly Series[]; kind: 'line' | 'area' | 'bar'; id: string };

function drawSeries(entry: Series, { series, kind, id }: Drawing) {
  const hue = pickHue(series, series.indexOf(entry));
  const color = colorOf(hue);
  const common = { isAnimationActive: false, name: entry.label } as const;
  const settled = settledKey(entry.key);
  const open = openKey(entry.key);
  if (entry.comparison) {
    return (
      <Line
        key={settled}
        {...common}
        dataKey={settled}
        stroke={color}
        strokeWidth={1}
        strokeOpacity={0.55}
        dot={false}
        activeDot={false}
      />
    );
  }
  const hatch = `url(#${hatchId(id, hue)})`;
  if (kind === 'bar') {
    return [
      <Bar key={settled} {...common} dataKey={settled} stackId={entry.key} fill={color} maxBarSize={40} />,
      <Bar
        key={open}
        {...common}
        dataKey={open}
        stackId={entry.key}
        fill={hatch}
        stroke={color}
        strokeOpacity={paleOpacity}
        strokeWidth={1}
        maxBarSize={40}
      />,
    ];
  }
  const line = {
    ...common,
    stroke: color,
    strokeWidth: 2,
    dot: false,
    activeDot: false,
  };
  return [
    <Area key={settled} {...line} dataKey={settled} fill={color} fillOpacity={kind === 'area' ? 0.1 : 0} />,
    <Area
      key={open}
      {...line}
      dataKey={open}
      strokeOpacity={paleOpacity}
      fill={hatch}
      fillOpacity={kind === 'area' ? 0.5 : 0}
    />,
  ];
}
