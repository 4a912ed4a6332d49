import { Card } from '@/components/ui/card';
import type { ProfitEstimate as Estimate } from '@/features/profit/profit-shape';
import { describeHeld } from '@/features/settlement/describe-held';
import { EstimateTitle } from '@/features/settlement/screens/estimate-title';
import { useLanguage } from '@/lib/language/use-language';

type Props = { estimate: Estimate; currency: string };

/** What net profit is expected to be after settlement, apart from its figures. */
export function ProfitEstimate({ estimate, currency }: Props) {
  const language = useLanguage();
  const { t, format } = language;
  const title = t('profit.estimate.title');
  const { reported, expected, low, high, afterCosts, otherDays, settledMonths, testedMonths } = estimate;
  const { sales, commission } = estimate.meanErrors;
  const within = Math.min(estimate.within.sales, estimate.within.commission);
  const write = (amount: string) => format.money(amount, currency);
  const writeRange = (of: { low: string; high: string }) => ({ low: write(of.low), high: write(of.high) });
  return (
    <Card title={<EstimateTitle>{title}</EstimateTitle>} aria-label={title}>
      <p className="text-sm tabular">
        <span className="text-lg font-semibold">
          {t('profit.estimate.amount', { amount: write(expected) })}
        </span>{' '}
        {t('profit.estimate.range', { reported: write(reported), ...writeRange({ low, high }) })}{' '}
        {afterCosts
          ? t('profit.estimate.afterCosts', {
              amount: write(afterCosts.expected),
              ...writeRange(afterCosts),
            })
          : null}{' '}
        {describeHeld(language, { tested: testedMonths, within })}
      </p>
      <p className="mt-2 text-xs text-muted">
        {t('settlement.expected.behind', { count: settledMonths })}{' '}
        {sales === null || commission === null
          ? t('settlement.expected.untested')
          : t('profit.estimate.tested', {
              count: testedMonths,
              sales: format.rate(sales),
              commission: format.rate(commission),
            })}
        {otherDays > 0 ? ` ${t('profit.estimate.without', { count: otherDays })}` : null}
      </p>
    </Card>
  );
}
