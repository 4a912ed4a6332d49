import { Card } from '@/components/ui/card';
import type { EstimatedAmount, MonthEstimate } from '@/features/closing/statement-shape';
import { describeHeld } from '@/features/settlement/describe-held';
import { EstimateTitle } from '@/features/settlement/screens/estimate-title';
import { useLanguage } from '@/lib/language/use-language';

/** What an open month is expected to have when it settles, apart from its figures. */
export function EstimateCard({ estimate }: { estimate: MonthEstimate }) {
  const { t } = useLanguage();
  const title = t('settlement.expected.title');
  const { commission, sales, currency } = estimate;
  const months = commission?.settledMonths ?? sales?.settledMonths ?? 0;
  return (
    <Card title={<EstimateTitle>{title}</EstimateTitle>} aria-label={title}>
      <dl className="grid gap-3 sm:grid-cols-2">
        {commission ? <Amount name="commission" amount={commission} currency={currency} /> : null}
        {sales ? <Amount name="sales" amount={sales} currency={currency} /> : null}
      </dl>
      <p className="mt-3 text-xs text-muted">{t('settlement.expected.behind', { count: months })}</p>
    </Card>
  );
}

type AmountProps = { name: 'commission' | 'sales'; amount: EstimatedAmount; currency: string };

function Amount({ name, amount, currency }: AmountProps) {
  const language = useLanguage();
  const { t, format } = language;
  const { reported, expected, low, high, otherDays, meanError, testedMonths, within } = amount;
  const write = (text: string) => format.money(text, currency);
  return (
    <div>
      <dt className="text-xs text-muted">{t(`metrics.${name}.label`)}</dt>
      <dd className="grid gap-0.5">
        <span className="text-lg font-semibold tabular">
          {t('closing.estimate.short', { amount: write(expected) })}
        </span>
        <span className="text-sm tabular">
          {t('closing.estimate.reported', {
            reported: write(reported),
            low: write(low),
            high: write(high),
          })}{' '}
          {describeHeld(language, { tested: testedMonths, within })}
        </span>
        <span className="text-xs text-muted">
          {meanError === null
            ? t('settlement.expected.untested')
            : t('settlement.expected.tested', { count: testedMonths, error: format.rate(meanError) })}
          {otherDays > 0 ? ` ${t('settlement.expected.without', { count: otherDays })}` : null}
        </span>
      </dd>
    </div>
  );
}
