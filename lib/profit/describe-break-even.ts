import { formatMoney } from '@/lib/format/money';
import { formatQuantity } from '@/lib/format/number';
import type { ProfitFigures } from './profit-shape';

/** Whether clicks cost more than they are worth; null where that is not known. */
export function isBelowBreakEven({ covered }: ProfitFigures): boolean | null {
  return covered && covered.clicks > 0 ? covered.netProfit.startsWith('-') : null;
}

/** "A click costs $0.43 and is worth $0.21: 1,240 clicks lost $273.00", without a name. */
export function describeBreakEven(figures: ProfitFigures, currency: string): string {
  const { covered } = figures;
  if (!covered) return 'Without a margin, what a click is worth is unknown';
  const { costPerClick, breakEvenCpc, netProfit, clicks } = covered;
  if (costPerClick === null || breakEvenCpc === null) return 'No clicks with a margin';
  const values = `A click costs ${formatMoney(costPerClick, currency)} and is worth ${formatMoney(breakEvenCpc, currency)}`;
  const loses = netProfit.startsWith('-');
  const amount = formatMoney(netProfit.replace('-', ''), currency);
  return `${values}: ${formatQuantity(clicks, 'click')} ${loses ? 'lost' : 'made'} ${amount}`;
}
