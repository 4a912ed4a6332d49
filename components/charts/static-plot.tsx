import { useId } from 'react';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';
import { formatBucketShort } from '@/lib/pages/buckets';
import { layOutPlot, type Plot, plotBox } from './plot-layout';
import { PlotDots, PlotShapes } from './plot-shapes';

/** Positions labels as Recharts does: values to the left of the plot, days below it. */
export const valueText = {
  className: 'tabular',
  dy: '0.355em',
  textAnchor: 'end',
  fontSize: 12,
  fill: 'var(--muted)',
} as const;
export const dayText = { dy: '0.71em', textAnchor: 'middle', fontSize: 12, fill: 'var(--muted)' } as const;
export const labelGap = 8;

type Props = Plot & { title: string; formatTick: (value: number) => string };

/** The plot in the first paint, rendered by the server. Recharts replaces it later. */
export function StaticPlot({ title, formatTick, ...plot }: Props) {
  const { format } = useLanguage();
  const id = useId();
  const layout = layOutPlot(plot);
  return (
    <div className={cn('@container', plotBox)}>
      <svg role="img" aria-label={title} className="absolute inset-0 size-full overflow-visible">
        <PlotShapes id={id} layout={layout} width="100%" height="100%" />
        <PlotDots layout={layout} width="100%" height="100%" />
        {layout.ticks.map(({ value, y }) => (
          <text key={value} x={-labelGap} y={`${y}%`} {...valueText}>
            {formatTick(value)}
          </text>
        ))}
        {layout.labels.map(({ day, x, roomy }) => (
          <text
            key={day}
            x={`${x}%`}
            y="100%"
            {...dayText}
            transform={`translate(0 ${labelGap})`}
            className={cn(roomy && '@max-md:hidden')}
          >
            {formatBucketShort(format, day, plot.grain)}
          </text>
        ))}
      </svg>
    </div>
  );
}
