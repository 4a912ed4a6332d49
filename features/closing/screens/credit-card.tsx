import { Card } from '@/components/ui/card';
import { ScrollRegion } from '@/components/ui/scroll-region';
import type { CreditLine } from '@/features/credits/credit-shape';
import { describeCredit } from '@/features/credits/describe-credit';
import { useLanguage } from '@/lib/language/use-language';

const cell = 'px-4 py-2';
const amountCell = `${cell} tabular text-right`;

/** What was credited of the month's bonus, by brand. */
export function CreditCard({ credits }: { credits: readonly CreditLine[] }) {
  const { t } = useLanguage();
  if (credits.length === 0) return null;
  const title = t('closing.credits.title');
  return (
    <Card flush title={title} aria-label={title} description={t('closing.credits.description')}>
      <ScrollRegion label={title}>
        <table className="w-full border-t border-border text-left text-sm">
          <thead className="text-xs text-muted">
            <tr className="border-b border-border">
              <th className={`${cell} font-medium`}>{t('dimensions.brand.label')}</th>
              <th className={`${amountCell} font-medium`}>{t('credits.estimate')}</th>
              <th className={`${amountCell} font-medium`}>{t('credits.credited')}</th>
              <th className={`${amountCell} font-medium`}>{t('credits.difference')}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {credits.map((credit) => (
              <CreditRow key={credit.brand} credit={credit} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Card>
  );
}

function CreditRow({ credit }: { credit: CreditLine }) {
  const language = useLanguage();
  const { name, brand, estimate, credited, currency, state } = credit;
  const money = (amount: string | null) => (amount === null ? '–' : language.format.money(amount, currency));
  return (
    <tr>
      <th scope="row" className={`${cell} font-normal`}>
        {name ?? brand}
      </th>
      <td className={amountCell}>{money(estimate)}</td>
      <td className={amountCell}>{money(credited)}</td>
      <td className={`${amountCell} ${state === 'compared' ? '' : 'text-muted'}`}>
        {describeCredit(language, credit)}
      </td>
    </tr>
  );
}
