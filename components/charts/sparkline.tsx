'use client';

import { useId } from 'react';
import { useToday } from '@/components/filters/today';
import { cn } from '@/lib/base/class-names';
import type { Day, DayRange, Grain } from '@/lib/data/terms/days';
import { layOutPlot } from './plot-layout';
import { markOpen, markParts } from './plot-rows';
import { PlotDots, PlotShapes } from './plot-shapes';

type Props = {
  values: readonly (number | null)[];
  /** Whether each value may change. */
  open?: readonly boolean[];
  /** The first day of each value. */
  buckets?: readonly Day[];
  /** What the buckets are: the range, by day, week or month. */
  grain?: Grain;
  range?: DayRange;
  className?: string;
};

const key = 'value';
const series = [{ key, label: '' }];
const hidden = new Set<string>();

/** A small chart without axes. */
export function Sparkline({ values, open = [], buckets = [], grain = 'day', range, className }: Props) {
  const id = useId();
  const today = useToday();
  // A day that has just begun has no value yet, so the line ends before it.
  const begun = values.findLastIndex((value) => value !== null) + 1;
  const points = values.slice(0, begun).map((value, at) => ({
    day: buckets[at] ?? '',
    provisional: open[at] ?? false,
    values: { [key]: value },
  }));
  if (values.filter((value) => value !== null).length < 2)
    return <span className={cn('block h-8', className)} />;
  const last = buckets[begun - 1];
  const endsToday = today !== null && isIn(today, last, buckets[begun], range?.to ?? '');
  const layout = layOutPlot({
    points: markOpen(range ? markParts(points, { grain, range, today }) : points),
    series,
    hidden,
    grain,
    kind: 'area',
    today: endsToday && last ? last : null,
  });
  const bare = { ...layout, ticks: [] };
  return (
    <svg aria-hidden="true" className={cn('block h-8 w-full overflow-visible', className)}>
      <PlotShapes id={id} layout={bare} lineWidth={1.5} width="100%" height="100%" />
      <PlotDots layout={bare} width="100%" height="100%" />
    </svg>
  );
}

function isIn(today: Day, first: Day | undefined, next: Day | undefined, to: Day): boolean {
  return first !== undefined && first <= today && (next === undefined ? today <= to : today < next);
}
