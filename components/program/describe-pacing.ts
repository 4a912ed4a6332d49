import type { Pacing } from '@/lib/catalog/pacing';
import { programCurrency } from '@/lib/catalog/program-shape';
import { formatDay } from '@/lib/format/day';
import { formatMoney } from '@/lib/format/money';
import { formatQuantity } from '@/lib/format/number';

/** Where the pace so far leads, in one line. What is an estimate says so. */
export function describePacing({ state, daysLeft, runsOut, projected, perDay }: Pacing): string {
  const left = `${formatQuantity(daysLeft, 'day')} left`;
  const money = (amount: number | null) => formatMoney(amount ?? 0, programCurrency);
  switch (state) {
    case 'ended':
      return 'Ended';
    case 'spent':
      return `Budget used up, ${left}`;
    case 'upcoming':
      return `Scheduled, ${left}`;
    case 'unknown':
      return `Started over a year ago, ${left}`;
    case 'early':
      return `Estimate: used up around ${formatDay(runsOut ?? '')}, ${left}`;
    case 'slow':
      return `Estimate: ${money(projected)} by the end, ${left}`;
    default:
      return `Estimate: lasts to the end at ${money(perDay)} a day, ${left}`;
  }
}
