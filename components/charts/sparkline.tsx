import { cn } from '@/lib/class-names';
import { colorOf } from './series';

type Props = {
  values: readonly (number | null)[];
  /** How many at the end may still change: dashed. */
  provisional?: number;
  className?: string;
};

const color = colorOf(1);
const width = 120;
const height = 32;

/** The course of a figure without its numbers; the figure stands beside it. */
export function Sparkline({ values, provisional = 0, className }: Props) {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return <span className={cn('block h-8', className)} />;
  const low = Math.min(0, ...known);
  const span = Math.max(...known) - low || 1;
  const step = width / (values.length - 1);
  const points = values.flatMap((value, at) =>
    value === null
      ? []
      : [`${(at * step).toFixed(1)},${(height - 2 - ((value - low) / span) * (height - 4)).toFixed(1)}`],
  );
  const cut = points.length - provisional;
  const stroke = {
    fill: 'none',
    stroke: color,
    strokeWidth: 1.5,
    vectorEffect: 'non-scaling-stroke',
  } as const;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cn('h-8 w-full', className)}
    >
      <polygon points={`0,${height} ${points.join(' ')} ${width},${height}`} fill={color} opacity="0.08" />
      <polyline points={points.slice(0, cut).join(' ')} {...stroke} strokeLinejoin="round" />
      {provisional > 0 ? (
        <polyline points={points.slice(Math.max(0, cut - 1)).join(' ')} {...stroke} strokeDasharray="3 2" />
      ) : null}
    </svg>
  );
}
