import type { Language } from '@/lib/language/language';
import type { ProfitFigures } from './profit-shape';

/** Whether clicks cost more than they are worth; null if unknown. */
export function isBelowBreakEven({ covered }: ProfitFigures): boolean | null {
  return covered && covered.clicks > 0 ? covered.netProfit.startsWith('-') : null;
}

/** "A click costs $0.43 and is worth $0.21: 1,240 clicks lost $273.00", without a name. */
export function describeBreakEven({ t, format }: Language, figures: ProfitFigures, currency: string): string {
  const { covered } = figures;
  if (!covered) return t('profit.breakEven.unknown');
  const { costPerClick, breakEvenCpc, netProfit, clicks } = covered;
  if (costPerClick === null || breakEvenCpc === null) return t('profit.breakEven.noClicks');
  return t(netProfit.startsWith('-') ? 'profit.breakEven.lost' : 'profit.breakEven.made', {
    cost: format.money(costPerClick, currency),
    worth: format.money(breakEvenCpc, currency),
    clicks,
    amount: format.money(netProfit.replace('-', ''), currency),
  });
}
