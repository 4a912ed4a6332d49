'use client';

import { useId } from 'react';
import {
  Bar,
  ComposedChart,
  DefaultZIndexes,
  ResponsiveContainer,
  usePlotArea,
  XAxis,
  YAxis,
  ZIndexLayer,
} from 'recharts';
import { useLanguage } from '@/lib/language/use-language';
import { formatBucketShort } from '@/lib/pages/buckets';
import { isBanded, layOutPlot, type Plot, type PlotLayout, plotMargin, roomyWidth } from './plot-layout';
import { openKey, paleOpacity, partKey, settledKey } from './plot-rows';
import { hatchId, PlotDots, PlotShapes } from './plot-shapes';
import { colorOf } from './series';
import { dayText, labelGap, valueText } from './static-plot';

type Props = Plot & {
  title: string;
  formatTick: (value: number) => string;
  /** In pixels, used until the chart is measured. */
  height: number;
};

/**
 * The plot that can be saved as an image. Recharts measures it and draws axes and bars; `PlotShapes` draws the rest.
 */
export function TimeSeriesPlot({ title, formatTick, height, ...plot }: Props) {
  'use no memo';
  const id = useId();
  const layout = layOutPlot(plot);
  const { ticks, low, high } = layout.scale;
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 640, height }}>
      <ComposedChart
        data={layout.rows}
        margin={{ ...plotMargin, bottom: 0, left: 0 }}
        barCategoryGap="20%"
        accessibilityLayer={false}
        title={title}
        // The last day's label overflows the SVG.
        className="[&>svg]:overflow-visible"
      >
        <XAxis
          dataKey="day"
          // Only bars make bands of themselves.
          {...(isBanded(plot.kind) ? { scale: 'band' as const } : {})}
          height={plotMargin.bottom}
          ticks={layout.labels.map(({ day }) => day)}
          interval={0}
          {...axis}
          tick={({ x, y, index }) => <DayLabel x={x} y={y} label={layout.labels[index]} grain={plot.grain} />}
        />
        <YAxis
          width={plotMargin.left}
          ticks={ticks}
          domain={[low, high]}
          allowDataOverflow
          interval={0}
          {...axis}
          tick={({ x, y, payload }) => (
            <text x={x} y={y} {...valueText}>
              {formatTick(Number(payload.value))}
            </text>
          )}
        />
        <Shapes id={id} layout={layout} />
        {plot.kind === 'bar' ? drawBars(layout, id) : null}
        <ZIndexLayer zIndex={DefaultZIndexes.scatter}>
          <Dots layout={layout} />
        </ZIndexLayer>
      </ComposedChart>
    </ResponsiveContainer>
  );
}

const axis = { tickLine: false, axisLine: false, tickSize: 0, tickMargin: labelGap };

type LabelProps = {
  x: number | string;
  y: number | string;
  label: PlotLayout['labels'][number] | undefined;
  grain: Plot['grain'];
};

function DayLabel({ x, y, label, grain }: LabelProps) {
  const { format } = useLanguage();
  const { width } = usePlotArea() ?? { width: 0 };
  return label && (!label.roomy || width >= roomyWidth) ? (
    <text x={x} y={y} {...dayText}>
      {formatBucketShort(format, label.day, grain)}
    </text>
  ) : null;
}

function Shapes(props: { id: string; layout: PlotLayout }) {
  const area = usePlotArea();
  return area && <PlotShapes {...props} {...area} />;
}

function Dots(props: { layout: PlotLayout }) {
  const area = usePlotArea();
  return area && <PlotDots {...props} {...area} />;
}

function drawBars({ shown }: PlotLayout, id: string) {
  return shown.flatMap(({ entry, hue }) => {
    const bar = { stackId: entry.key, name: entry.label, isAnimationActive: false, maxBarSize: 40 };
    const [settled, open, part] = [settledKey(entry.key), openKey(entry.key), partKey(entry.key)];
    return [
      <Bar key={settled} {...bar} dataKey={settled} fill={colorOf(hue)} />,
      <Bar
        key={open}
        {...bar}
        dataKey={open}
        fill={`url(#${hatchId(id, hue)})`}
        stroke={colorOf(hue)}
        strokeOpacity={paleOpacity}
      />,
      <Bar
        key={part}
        {...bar}
        dataKey={part}
        fill={colorOf(hue)}
        fillOpacity={0.15}
        stroke={colorOf(hue)}
        strokeDasharray="4 4"
      />,
    ];
  });
}
