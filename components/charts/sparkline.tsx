'use client';

import { useToday } from '@/components/filters/today';
import { cn } from '@/lib/class-names';
import type { Day } from '@/lib/ledger/days';
import { countTail } from '@/lib/reports/series';
import { colorOf } from './series';

type Props = {
  values: readonly (number | null)[];
  /** Whether each value may change. */
  open?: readonly boolean[];
  /** The first day of each value. */
  buckets?: readonly Day[];
  /** The last day of the course. */
  to?: Day;
  className?: string;
};

const color = colorOf(1);
const width = 120;
const height = 32;

/** The course of a figure without its numbers. Days that may change are paler, and today is an open dot. */
export function Sparkline({ values: all, open = [], buckets = [], to = '', className }: Props) {
  const today = useToday();
  // A day that has only begun says nothing about the course yet.
  const begun = all.findLastIndex((value) => value !== null) + 1;
  const values = all.slice(0, begun);
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return <span className={cn('block h-8', className)} />;
  const low = Math.min(0, ...known);
  const span = Math.max(...known) - low || 1;
  const step = width / (values.length - 1);
  const toY = (value: number) => height - 2 - ((value - low) / span) * (height - 4);
  const points = values.flatMap((value, at) =>
    value === null ? [] : [`${(at * step).toFixed(1)},${toY(value).toFixed(1)}`],
  );
  const start = (values.findIndex((value) => value !== null) * step).toFixed(1);
  const tail = countTail(open.slice(0, begun));
  const pale = tail < points.length ? tail : 0;
  const cut = points.length - pale;
  const endsToday = today !== null && isIn(today, buckets[begun - 1], buckets[begun], to);
  const stroke = {
    fill: 'none',
    stroke: color,
    strokeWidth: 1.5,
    vectorEffect: 'non-scaling-stroke',
  } as const;
  return (
    <span className={cn('relative block h-8 w-full', className)}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        <polygon
          points={`${start},${height} ${points.join(' ')} ${width},${height}`}
          fill={color}
          opacity="0.08"
        />
        <polyline points={points.slice(0, cut).join(' ')} {...stroke} strokeLinejoin="round" />
        {pale > 0 ? (
          <polyline points={points.slice(Math.max(0, cut - 1)).join(' ')} {...stroke} strokeOpacity="0.5" />
        ) : null}
      </svg>
      {endsToday ? (
        <span
          data-today=""
          className="drawn absolute right-0 size-2 translate-x-1/2 -translate-y-1/2 rounded-full border-2 bg-surface"
          style={{ top: `${(toY(known.at(-1) ?? 0) / height) * 100}%`, borderColor: color }}
        />
      ) : null}
    </span>
  );
}

function isIn(today: Day, first: Day | undefined, next: Day | undefined, to: Day): boolean {
  return first !== undefined && first <= today && (next === undefined ? today <= to : today < next);
}
