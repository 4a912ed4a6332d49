import type { ReactNode } from 'react';
import { ChartHead, chartCard, plotClass } from './chart-head';
import { ChartSkeleton } from './chart-skeleton';

type Props = {
  title: string;
  controls?: ReactNode;
  /** Of the plot, in pixels. */
  height: number;
};

/** A chart whose figures are not here yet. It has the size of the chart. */
export function PendingChart({ title, controls, height }: Props) {
  const frame: Record<string, string> = { '--plot': `${height}px` };
  return (
    <figure aria-label={title} aria-busy className={`min-w-0 ${chartCard}`}>
      <ChartHead title={title} controls={controls}>
        <span className="size-7 max-sm:size-11" />
      </ChartHead>
      {/* The legend's place. */}
      <div className="h-8 max-sm:h-11" />
      <div style={frame} className={plotClass}>
        <ChartSkeleton />
      </div>
    </figure>
  );
}
