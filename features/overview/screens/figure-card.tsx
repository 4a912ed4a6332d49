import { Sparkline } from '@/components/charts/sparkline';
import { DeltaMark } from '@/components/feedback/delta-mark';
import { MetricHelp } from '@/components/feedback/metric-help';
import { PartialMark } from '@/components/feedback/partial-mark';
import {
  type OverviewCurrency,
  type OverviewMetric,
  overviewMetrics,
} from '@/features/overview/overview-shape';
import type { Day, DayRange, Grain } from '@/lib/data/days';
import { isOfCurrency } from '@/lib/data/metrics';
import { compareValues, formatValue } from '@/lib/data/reporting/figure';
import { mixes } from '@/lib/data/reporting/open-days';
import { describeSettled } from '@/lib/data/reporting/provisional';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  metric: OverviewMetric;
  /** The chosen currency, shown large. */
  main: OverviewCurrency;
  others: readonly OverviewCurrency[];
  /** The buckets of the sparkline. */
  trend: { buckets: readonly Day[]; grain: Grain; range: DayRange };
  partial: boolean;
  /** "against Sep 24 – Oct 21, 2026" */
  against: string;
};

/** One figure per currency, never added. The chosen currency is large and has a sparkline. */
export function FigureCard({ metric, main, others, trend, partial, against }: Props) {
  const language = useLanguage();
  const { t, format } = language;
  const label = t(`metrics.${metric}.label`);
  const { now, before, provisional } = main.figures[metric];
  const delta = compareValues(format, now, before, metric);
  // If every bucket may change, the header says so.
  const describeMixed = () =>
    provisional.any && !mixes(main.provisional) ? '' : describeSettled(language, provisional);
  return (
    <section
      aria-label={label}
      className="flex min-w-0 flex-col rounded border border-border bg-surface p-4 shadow-raised max-xl:p-3"
    >
      <header className="flex h-5 items-center justify-between gap-2 text-sm text-muted">
        <div className="flex min-w-0 items-center gap-1">
          <h2 className="truncate">{label}</h2>
          <MetricHelp metric={metric} />
        </div>
        {partial ? (
          <PartialMark />
        ) : (
          <span className="shrink-0 text-xs">{isOfCurrency(metric) ? main.currency : null}</span>
        )}
      </header>
      <p className="flex flex-wrap items-baseline gap-x-2.5 pt-1">
        <span className="tabular text-xl font-semibold max-xl:text-lg max-sm:text-base">
          {formatValue(format, now, metric, main.currency)}
        </span>
        {delta ? <DeltaMark delta={delta} against={against} /> : null}
      </p>
      <p className="tabular h-4 truncate text-xs text-muted max-sm:hidden">
        {before === null
          ? ''
          : t('overview.before', { value: formatValue(format, before, metric, main.currency) })}
      </p>
      <div className="py-2 max-sm:hidden">
        <Sparkline values={main.series[metric].now} open={main.provisional} {...trend} />
      </div>
      <div className="max-sm:hidden">
        <p className="h-4 text-xs text-muted">
          {hasRows(main) ? describeMixed() : partial ? '' : t('overview.empty.title')}
        </p>
      </div>
      {others.length > 0 ? (
        <dl className="mt-3 max-sm:hidden grid grid-cols-[auto_1fr_auto] items-baseline lg:max-xl:grid-cols-[auto_1fr] gap-x-3 gap-y-1 border-t border-border pt-3 text-xs">
          {others.map((other) => (
            <OtherCurrency key={other.currency} currency={other} metric={metric} against={against} />
          ))}
        </dl>
      ) : null}
    </section>
  );
}

/** False for future days and for currencies that only the compared range has. An empty window is never final. */
const hasRows = ({ figures }: OverviewCurrency): boolean =>
  overviewMetrics.some((metric) => figures[metric].provisional.any || Number(figures[metric].now) !== 0);

function OtherCurrency(props: { currency: OverviewCurrency; metric: OverviewMetric; against: string }) {
  const { format } = useLanguage();
  const { currency, figures } = props.currency;
  const { now, before } = figures[props.metric];
  const delta = compareValues(format, now, before, props.metric);
  return (
    <div className="contents">
      <dt className="text-muted">{currency}</dt>
      <dd className="tabular flex items-baseline justify-end gap-1.5 font-medium">
        {formatValue(format, now, props.metric, currency)}
      </dd>
      <dd className="min-w-14 text-right lg:max-xl:hidden">
        {delta ? <DeltaMark delta={delta} against={props.against} /> : null}
      </dd>
    </div>
  );
}
