import type { ReactNode } from 'react';

export const chartCard = 'overflow-x-clip rounded border border-border bg-surface p-4 shadow-raised';

/** The place of the plot. `--plot` is its height, in pixels. */
export const plotClass = 'mt-3 h-(--plot) min-w-0 max-sm:mt-1 max-sm:h-[min(var(--plot),220px)]';

type Props = {
  title: string;
  description?: ReactNode;
  controls?: ReactNode;
  /** The menu of the chart, or its place. */
  children: ReactNode;
};

/** Title, controls and menu of a chart. On a phone the controls have a row of their own, which scrolls. */
export function ChartHead({ title, description, controls, children }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-2 max-sm:gap-y-0">
      <figcaption className="min-w-20 flex-1">
        <h2 className="text-base font-semibold">{title}</h2>
        {description ? <div className="text-xs text-muted">{description}</div> : null}
      </figcaption>
      {controls ? (
        <div
          data-print="hide"
          className="flex min-w-0 flex-wrap items-center gap-2 max-sm:col-span-2 max-sm:row-start-2 max-sm:relative max-sm:-mx-1 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:p-1 max-sm:*:shrink-0"
        >
          {controls}
        </div>
      ) : null}
      {children}
    </div>
  );
}
