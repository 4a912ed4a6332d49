import { Card } from '@/components/ui/card';
import type { CreditTotal } from '@/features/credits/credit-shape';
import { describeChange, describeRatio } from '@/features/credits/describe-credit';
import { useLanguage } from '@/lib/language/use-language';

/** The compared months of a currency, and how far credits were from estimates. */
export function AccuracyCard({ total }: { total: CreditTotal }) {
  const language = useLanguage();
  const { t, format } = language;
  const { currency, months, estimate, credited } = total;
  const figures = [
    [t('credits.estimate'), format.money(estimate, currency)],
    [t('credits.credited'), format.money(credited, currency)],
    [t('credits.difference'), describeChange(language, total)],
  ] as const;
  const title = t('credits.accuracy.title', { currency });
  return (
    <Card title={title} aria-label={title} description={t('credits.accuracy.months', { count: months })}>
      <dl className="grid gap-3 sm:grid-cols-3">
        {figures.map(([name, text]) => (
          <div key={name}>
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="text-lg font-semibold tabular">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm">{describeRatio(language, total)}</p>
    </Card>
  );
}
