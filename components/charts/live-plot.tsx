'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import { whenOnline } from '@/components/ui/when-online';
import type { TimeSeriesPlot } from './time-series-plot';

const Plot = lazy(async () => {
  await whenOnline();
  return import('./time-series-plot').then((module) => ({ default: module.TimeSeriesPlot }));
});

type Props = ComponentProps<typeof TimeSeriesPlot> & {
  /** Shown until the plot has come. */
  waiting: React.ReactNode;
};

/** The plot as one SVG. Its library is loaded when it is first drawn. */
export function LivePlot({ waiting, ...props }: Props) {
  return (
    <Suspense fallback={waiting}>
      <Plot {...props} />
    </Suspense>
  );
}
