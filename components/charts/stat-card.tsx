import type { ComponentProps, ReactNode } from 'react';
import { DeltaMark } from '@/components/feedback/delta-mark';
import { MetricHelp } from '@/components/feedback/metric-help';
import { PartialMark } from '@/components/feedback/partial-mark';
import { Skeleton } from '@/components/ui/skeleton';
import type { Metric } from '@/lib/data/terms/metrics';
import type { Delta } from '@/lib/language/format';
import { Sparkline } from './sparkline';

export type StatLine = {
  /** Identifies the line: its currency. */
  id: string;
  /** Formatted: "$12,345.60". */
  text: string;
  delta?: Delta;
};

type Props = {
  label: string;
  /** The metric to explain. */
  metric?: Metric;
  /** One line per currency. Currencies are never added. */
  lines: readonly StatLine[];
  /** "against 24 Sep – 21 Oct 2026" */
  against?: string;
  trend?: ComponentProps<typeof Sparkline>;
  partial?: boolean;
  hint?: ReactNode;
};

export function StatCard(props: Props) {
  const { label, metric, lines, against, trend, partial, hint } = props;
  return (
    <section
      aria-label={label}
      className="flex min-w-0 flex-col gap-1 rounded border border-border bg-surface p-4 shadow-raised max-sm:p-3"
    >
      <h2 className="flex items-center gap-2 text-sm text-muted">
        <span className="truncate">{label}</span>
        {metric ? <MetricHelp metric={metric} /> : null}
        {partial ? <PartialMark /> : null}
      </h2>
      <ul className="grid gap-0.5">
        {lines.length === 0 ? <li className="text-xl font-semibold text-muted">–</li> : null}
        {lines.map((line, at) => (
          <li key={line.id} className="flex flex-wrap items-baseline gap-x-2.5">
            <span
              className={
                at === 0 ? 'tabular text-xl font-semibold max-sm:text-base' : 'tabular text-base font-medium'
              }
            >
              {line.text}
            </span>
            {line.delta ? <DeltaMark delta={line.delta} against={against} /> : null}
          </li>
        ))}
      </ul>
      {hint ? <p className="text-xs text-muted">{hint}</p> : null}
      {trend ? (
        <div className="mt-auto pt-2">
          <Sparkline {...trend} />
        </div>
      ) : null}
    </section>
  );
}

export function StatCardSkeleton() {
  return (
    <div className="rounded border border-border bg-surface p-4 shadow-raised" aria-hidden="true">
      <Skeleton className="h-4 w-20" />
      <Skeleton className="mt-2 h-7 w-36" />
      <Skeleton className="mt-4 h-8" />
    </div>
  );
}
