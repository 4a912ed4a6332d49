import { writeStep } from '@/features/reports/funnel-columns';
import { type CurrencyFunnel, type FunnelStep, funnelStages } from '@/features/reports/funnel-shape';
import { useLanguage } from '@/lib/language/use-language';

/** The step that leads to each stage. */
const steps: Record<(typeof funnelStages)[number], FunnelStep | null> = {
  clicks: null,
  detailPageViews: 'view',
  addToCarts: 'cart',
  conversions: 'purchase',
};

/** The funnels of the chosen currencies as bars: one per stage, and what part of the stage before reached it. */
export function FunnelBars({ funnels }: { funnels: readonly CurrencyFunnel[] }) {
  const { t } = useLanguage();
  const several = funnels.length > 1;
  return (
    <div className={several ? 'grid gap-4 lg:grid-cols-2' : 'grid'}>
      {funnels.map((funnel) => (
        <section
          key={funnel.currency}
          aria-label={t('reports.funnel.bars', { currency: funnel.currency })}
          className="min-w-0 rounded border border-border bg-surface p-4 shadow-raised"
        >
          {several ? <h2 className="pb-2 text-sm font-semibold">{funnel.currency}</h2> : null}
          <Bars funnel={funnel} />
        </section>
      ))}
    </div>
  );
}

function Bars({ funnel: { counts, rates } }: { funnel: CurrencyFunnel }) {
  const language = useLanguage();
  const { t, format } = language;
  const most = Math.max(...funnelStages.map((stage) => counts[stage]), 1);
  return (
    <ol className="grid gap-2">
      {funnelStages.map((stage) => {
        const step = steps[stage];
        return (
          <li
            key={stage}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 text-sm sm:grid-cols-[9rem_minmax(0,1fr)_5rem_8rem]"
          >
            <span className="truncate text-muted">{t(`metrics.${stage}.label`)}</span>
            <span className="h-5 max-sm:order-last max-sm:col-span-2 max-sm:h-3">
              <span
                aria-hidden="true"
                className="drawn block h-full rounded bg-chart-1 opacity-80"
                style={{ width: `max(2px, ${(counts[stage] / most) * 100}%)` }}
              />
            </span>
            <span className="tabular text-right font-medium">{format.count(counts[stage])}</span>
            <span className="tabular text-right text-xs text-muted max-sm:col-span-2 max-sm:text-left">
              {step
                ? t(`reports.funnel.steps.${step}.of`, { rate: writeStep(language, step, rates[step]) })
                : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
