import { Sparkline } from '@/components/charts/sparkline';
import { DeltaMark } from '@/components/feedback/delta-mark';
import { MetricHelp } from '@/components/feedback/metric-help';
import { PartialMark } from '@/components/feedback/partial-mark';
import {
  type OverviewCurrency,
  type OverviewMetric,
  overviewMetrics,
} from '@/features/overview/overview-shape';
import type { Day, DayRange, Grain } from '@/lib/data/terms/days';
import { isOfCurrency } from '@/lib/data/terms/metrics';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import { useLanguage } from '@/lib/language/use-language';
import { compareValues, formatValue } from '@/lib/pages/figure';
import { mixes } from '@/lib/pages/open-days';
import { describeSettled } from '@/lib/pages/provisional';
import { OtherCurrencies } from './other-currencies';

type Props = {
  metric: OverviewMetric;
  /** The chosen currency, shown large. */
  main: OverviewCurrency;
  /** Whether the counts of `main` are added over currencies. */
  added?: boolean;
  others: readonly OverviewCurrency[];
  /** The buckets of the sparkline. */
  trend: { buckets: readonly Day[]; grain: Grain; range: DayRange };
  /** What of the range is stored. */
  state: Receipt['state'];
  /** "against Sep 24 – Oct 21, 2026" */
  against: string;
};

/** The figure of the chosen currency with a sparkline. Other currencies are shown on demand, never added. */
export function FigureCard({ metric, main, added, others, trend, state, against }: Props) {
  const language = useLanguage();
  const { t, format } = language;
  const label = t(`metrics.${metric}.label`);
  const partial = state !== 'complete';
  const { now, counted, before, provisional } = main.figures[metric];
  const delta = compareValues(format, counted, before, metric);
  // If every bucket may change, the header says so.
  const settled = provisional.any && !mixes(main.provisional) ? '' : describeSettled(language, provisional);
  const compared =
    before === null
      ? ''
      : t('overview.before', { value: formatValue(format, before, metric, main.currency) });
  return (
    <section
      aria-label={label}
      className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded border border-border bg-surface p-3 shadow-raised xl:px-4"
    >
      <header className="col-span-2 flex h-5 items-center justify-between gap-2 text-sm text-muted">
        <div className="flex min-w-0 items-center gap-1">
          <h2 className="truncate">{label}</h2>
          <MetricHelp metric={metric} />
        </div>
        {partial ? (
          <PartialMark />
        ) : isOfCurrency(metric) ? (
          <OtherCurrencies main={main} others={others} metric={metric} against={against} />
        ) : added ? (
          <span className="text-xs max-xl:hidden">{t('reports.allCurrencies')}</span>
        ) : null}
      </header>
      <p className="tabular truncate pt-0.5 text-xl font-semibold max-xl:text-lg max-sm:text-base">
        {state === 'empty' ? '–' : formatValue(format, now, metric, main.currency)}
      </p>
      <div className="row-span-2 w-full max-w-18 self-center justify-self-end max-xl:hidden 2xl:max-w-32">
        <Sparkline values={main.series[metric].now} open={main.provisional} {...trend} />
      </div>
      <p className="col-start-1 flex h-4 min-w-0 items-center gap-1.5 text-xs text-muted">
        {delta ? <DeltaMark delta={delta} against={against} /> : null}
        {/* A narrow card has no room beside its name. */}
        {added ? <span className="truncate xl:hidden">{t('reports.allCurrencies')}</span> : null}
        <span className="tabular truncate max-sm:hidden">
          {hasRows(main) ? (
            <>
              {compared ? (
                // Four cards in a row have no room for it.
                <span className="lg:max-xl:hidden">
                  {compared}
                  {settled ? t('reports.separator') : null}
                </span>
              ) : null}
              {settled}
            </>
          ) : partial ? null : (
            t('overview.empty.title')
          )}
        </span>
      </p>
    </section>
  );
}

/** False for future days and for currencies that only the compared range has. An empty window is never final. */
const hasRows = ({ figures }: OverviewCurrency): boolean =>
  overviewMetrics.some((metric) => figures[metric].provisional.any || Number(figures[metric].now) !== 0);
