'use client';

import { type ComponentProps, lazy, Suspense, useEffect, useRef } from 'react';
import { whenOnline } from '@/components/ui/when-online';
import type { TimeSeriesPlot } from './time-series-plot';

const Plot = lazy(async () => {
  await whenOnline();
  return import('./time-series-plot').then((module) => ({ default: module.TimeSeriesPlot }));
});

type Props = ComponentProps<typeof TimeSeriesPlot> & {
  /** Shown until the plot has come. */
  waiting: React.ReactNode;
  /** The one who waits came by keyboard, and goes on in the plot. */
  focus: boolean;
};

/** The plot that answers pointer and keys. Its library is loaded when it is first drawn. */
export function LivePlot({ waiting, focus, ...props }: Props) {
  return (
    <Suspense fallback={waiting}>
      <Plot {...props} />
      {focus ? <TakeFocus /> : null}
    </Suspense>
  );
}

function TakeFocus() {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    here.current?.parentElement?.querySelector<SVGElement>('svg[tabindex]')?.focus();
  }, []);
  return <span ref={here} hidden />;
}
