import { DeltaText } from '@/components/reports/delta-text';
import { ProvisionalMark } from '@/components/reports/provisional-mark';
import { Sparkline } from '@/components/reports/sparkline';
import { Badge } from '@/components/ui/badge';
import { formatRate } from '@/lib/format/number';
import type { OverviewCurrency, OverviewMetric, ProvisionalPart } from '@/lib/overview/overview-shape';
import { compareValues, formatValue } from '@/lib/reports/figure';
import { metricInfo } from '@/lib/reports/metric-info';

type Props = {
  metric: OverviewMetric;
  /** The chosen currency, drawn large. */
  main: OverviewCurrency;
  others: readonly OverviewCurrency[];
  partial: boolean;
  against: string;
};

export function FigureCard({ metric, main, others, partial, against }: Props) {
  const { label, meaning } = metricInfo[metric];
  const figure = main.figures[metric];
  const series = main.series[metric];
  const delta = compareValues(figure.now, figure.before, metric);
  return (
    <section
      aria-label={label}
      className="flex min-w-0 flex-col gap-2 rounded border border-border bg-surface p-4 shadow-raised"
    >
      <header className="flex items-center justify-between gap-2">
        <h2 className="text-sm text-muted" title={meaning}>
          {label}
        </h2>
        {partial ? (
          <Badge tone="warning">partial</Badge>
        ) : (
          <span className="text-xs text-muted">{main.currency}</span>
        )}
      </header>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="tabular text-xl font-semibold">
          {formatValue(figure.now, metric, main.currency)}
        </span>
        {delta ? <DeltaText delta={delta} against={against} /> : null}
      </p>
      <Sparkline
        values={series.now}
        compared={series.before}
        provisionalFrom={main.provisional.lastIndexOf(false) + 1}
      />
      <p className="flex min-h-4 items-center justify-between gap-2 text-xs text-muted">
        <Provisional part={figure.provisional} />
        {figure.before === null ? null : (
          <span className="tabular truncate">from {formatValue(figure.before, metric, main.currency)}</span>
        )}
      </p>
      {others.length > 0 ? (
        <dl className="mt-auto grid gap-1 border-t border-border pt-2">
          {others.map((other) => (
            <OtherCurrency key={other.currency} currency={other} metric={metric} against={against} />
          ))}
        </dl>
      ) : null}
    </section>
  );
}

function Provisional({ part }: { part: ProvisionalPart }) {
  if (!part.any) return <span>All rows final</span>;
  return (
    <ProvisionalMark text={part.share === null ? 'Provisional' : `${formatRate(part.share)} provisional`} />
  );
}

function OtherCurrency(props: { currency: OverviewCurrency; metric: OverviewMetric; against: string }) {
  const { currency, figures } = props.currency;
  const { now, before, provisional } = figures[props.metric];
  const delta = compareValues(now, before, props.metric);
  return (
    <div className="flex items-baseline justify-between gap-2 text-xs">
      <dt className="text-muted">{currency}</dt>
      <dd className="tabular flex items-baseline gap-2">
        {provisional.any ? <ProvisionalMark text="" /> : null}
        <span>{formatValue(now, props.metric, currency)}</span>
        {delta ? <DeltaText delta={delta} against={props.against} className="w-16 text-right" /> : null}
      </dd>
    </div>
  );
}
