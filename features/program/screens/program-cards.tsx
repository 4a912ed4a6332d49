import { StatCard } from '@/components/charts/stat-card';
import { type CampaignsAnswer, programCurrency } from '@/features/program/program-shape';
import { useLanguage } from '@/lib/language/use-language';
import { formatFigure } from '@/lib/pages/figure';

/** Totals over all filtered campaigns. */
export function ProgramCards({ answer }: { answer: CampaignsAnswer }) {
  const { t, format } = useLanguage();
  const { rows, totals, budget, performance, basis } = answer;
  const partial = !basis.complete;
  const delivering = rows.filter(({ campaign }) => campaign.status === 'DELIVERING').length;
  const early = rows.filter(({ pacing }) => pacing.state === 'early').length;
  const money = (metric: 'commission' | 'sales') =>
    totals.map(({ currency, figures }) => ({
      id: currency,
      text: formatFigure(format, figures, metric, currency),
    }));
  const days = format.dayRange(performance.from, performance.to);
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard
        label={t('program.campaigns.title')}
        lines={[{ id: 'campaigns', text: format.count(rows.length) }]}
        hint={t('program.campaigns.cards.states', { delivering, early })}
      />
      <StatCard
        label={t('program.budget')}
        lines={[{ id: 'budget', text: format.money(budget, programCurrency) }]}
        hint={t('program.campaigns.cards.budgetHint')}
      />
      <StatCard
        label={t('program.metrics.commission')}
        partial={partial}
        lines={money('commission')}
        hint={days}
      />
      <StatCard label={t('program.metrics.sales')} partial={partial} lines={money('sales')} hint={days} />
    </div>
  );
}
