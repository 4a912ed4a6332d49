import { DeltaMark } from '@/components/feedback/delta-mark';
import { PartialMark } from '@/components/feedback/partial-mark';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import type { ProgramCost } from '@/features/overview/overview-shape';
import { useLanguage } from '@/lib/language/use-language';

type Props = { costs: readonly ProgramCost[]; partial: boolean; against: string };

/** Creator costs minus the bonus, one line per currency. */
export function CostCard({ costs, partial, against }: Props) {
  const { t } = useLanguage();
  return (
    <Card
      title={t('overview.cost.title')}
      description={t('overview.cost.description')}
      actions={partial ? <PartialMark /> : <Badge>{t('feedback.estimate')}</Badge>}
      footer={t('overview.cost.footer')}
      className="flex h-full flex-col *:last:mt-auto"
    >
      <dl className="grid">
        {costs.map((cost) => (
          <CostLine key={cost.currency} cost={cost} against={against} />
        ))}
      </dl>
    </Card>
  );
}

function CostLine({ cost, against }: { cost: ProgramCost; against: string }) {
  const { t, format } = useLanguage();
  const { currency, commission, bonus, net, netBefore } = cost;
  const write = (amount: string | null) => (amount === null ? '–' : format.money(amount, currency));
  const delta = net === null || netBefore === null ? null : format.delta(net, netBefore);
  return (
    <div className="flex items-baseline justify-between gap-3 border-b border-border py-2 first:pt-0 last:border-0">
      <dt className="text-sm text-muted">{currency}</dt>
      <dd className="tabular grid justify-items-end text-sm">
        <span className="flex items-baseline gap-2">
          {delta ? <DeltaMark delta={{ ...delta, tone: 'neutral' }} against={against} /> : null}
          <span className="flex items-center gap-1.5 font-semibold">{write(net)}</span>
        </span>
        <span className="text-xs text-muted">
          {t.rich('overview.cost.parts', {
            commission: write(commission),
            bonus: write(bonus),
            hidden: (words) => <span className="sr-only">{words}</span>,
          })}
        </span>
      </dd>
    </div>
  );
}
