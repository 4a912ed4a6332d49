import { StatCard } from '@/components/charts/stat-card';
import { type CampaignsAnswer, programCurrency } from '@/lib/catalog/program-shape';
import { formatDayRange } from '@/lib/format/day';
import { formatMoney } from '@/lib/format/money';
import { formatCount } from '@/lib/format/number';
import { useLanguage } from '@/lib/language/use-language';
import { formatFigure } from '@/lib/reports/figure';

/** Sums over every campaign that passes the filter. */
export function ProgramCards({ answer }: { answer: CampaignsAnswer }) {
  const { format } = useLanguage();
  const { rows, totals, budget, performance } = answer;
  const partial = performance.receipt.state !== 'complete';
  const delivering = rows.filter(({ campaign }) => campaign.status === 'DELIVERING').length;
  const early = rows.filter(({ pacing }) => pacing.state === 'early').length;
  const money = (metric: 'commission' | 'sales') =>
    totals.map(({ currency, figures }) => ({
      id: currency,
      text: formatFigure(format, figures, metric, currency),
    }));
  const days = formatDayRange(performance.from, performance.to);
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard
        label="Campaigns"
        lines={[{ id: 'campaigns', text: formatCount(rows.length) }]}
        hint={`${formatCount(delivering)} delivering, ${formatCount(early)} running out early (estimate)`}
      />
      <StatCard
        label="Budget"
        lines={[{ id: 'budget', text: formatMoney(budget, programCurrency) }]}
        hint="Of the campaigns below"
      />
      <StatCard label="Program commission" partial={partial} lines={money('commission')} hint={days} />
      <StatCard label="Program sales" partial={partial} lines={money('sales')} hint={days} />
    </div>
  );
}
