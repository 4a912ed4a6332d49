import { DeltaMark } from '@/components/feedback/delta-mark';
import { PartialMark } from '@/components/feedback/partial-mark';
import { Badge } from '@/components/ui/badge';
import { ChevronDown } from '@/components/ui/icons';
import { Popover } from '@/components/ui/popover';
import type { ProgramCost } from '@/features/overview/overview-shape';
import { useLanguage } from '@/lib/language/use-language';

type Props = { costs: readonly ProgramCost[]; currency: string; partial: boolean; against: string };

/** Creator costs minus the bonus of the chosen currency, in one line. The other currencies are shown on demand. */
export function CostCard({ costs, currency, partial, against }: Props) {
  const { t } = useLanguage();
  const main = costs.find((cost) => cost.currency === currency) ?? costs[0];
  const others = costs.filter((cost) => cost !== main);
  if (!main) return null;
  return (
    <section
      aria-label={t('overview.cost.title')}
      className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 rounded border border-border bg-surface px-4 py-3 shadow-raised"
    >
      <h2 className="text-sm font-semibold" title={t('overview.cost.footer')}>
        {t('overview.cost.title')}
      </h2>
      <CostLine cost={main} against={against} />
      <span className="ml-auto flex items-center gap-2">
        {partial ? <PartialMark /> : <Badge tone="provisional">{t('feedback.estimate')}</Badge>}
        {others.length > 0 ? (
          <Popover
            label={t('overview.cost.others')}
            align="end"
            triggerClassName="inline-flex h-6 items-center gap-1 rounded px-1.5 text-xs text-muted hover:bg-fill hover:text-text touch:-my-2 touch:h-11 touch:min-w-11 [&_svg]:size-3"
            trigger={
              <>
                <span className="sr-only">{t('overview.cost.others')}, </span>
                {main.currency}
                <ChevronDown aria-hidden="true" />
              </>
            }
          >
            <ul className="grid gap-3">
              {others.map((cost) => (
                <li key={cost.currency} className="flex flex-wrap items-baseline gap-x-3">
                  <span className="w-10 text-muted">{cost.currency}</span>
                  <CostLine cost={cost} against={against} />
                </li>
              ))}
            </ul>
          </Popover>
        ) : (
          <span className="text-xs text-muted">{main.currency}</span>
        )}
      </span>
    </section>
  );
}

function CostLine({ cost, against }: { cost: ProgramCost; against: string }) {
  const { t, format } = useLanguage();
  const { currency, commission, bonus, net, netCounted, netBefore } = cost;
  const write = (amount: string | null) => (amount === null ? '–' : format.money(amount, currency));
  const delta = netCounted === null || netBefore === null ? null : format.delta(netCounted, netBefore);
  return (
    <span className="tabular flex min-w-0 flex-wrap items-baseline gap-x-2 text-sm">
      <span className="font-semibold">{write(net)}</span>
      {delta ? <DeltaMark delta={{ ...delta, tone: 'neutral' }} against={against} /> : null}
      <span className="text-xs text-muted">
        {t('overview.cost.parts', { commission: write(commission), bonus: write(bonus) })}
      </span>
    </span>
  );
}
