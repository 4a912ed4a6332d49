import type { ReactNode } from 'react';
import { NearLink } from '@/components/ui/near-link';
import type { CurrencyProfit, Profit } from '@/features/profit/profit-shape';
import { useLanguage } from '@/lib/language/use-language';

type Props = { answer: Profit; profit: CurrencyProfit | undefined; manages: boolean };

/** The costs that the filters leave out, or where to enter some if none is. */
export function CostNotice({ answer, profit, manages }: Props) {
  const { t, format } = useLanguage();
  const leftOut = answer.costsLeftOut.find(({ currency }) => currency === profit?.currency);
  const link = (words: ReactNode) => (
    <NearLink href="/settings/costs" className="reach rounded underline hover:text-text" data-print="hide">
      {words}
    </NearLink>
  );
  if (leftOut) {
    const costs = format.money(leftOut.costs, leftOut.currency);
    return (
      <p className="text-sm text-muted">
        {t('profit.notice.costsLeftOut', { costs })} {t.rich('profit.notice.seeCosts', { link })}
      </p>
    );
  }
  if (!profit || profit.figures.afterCosts || !manages || answer.margins === 0) return null;
  return (
    <p className="text-sm text-muted" data-print="hide">
      {t.rich('profit.notice.onlyCommission', { link })}
    </p>
  );
}
