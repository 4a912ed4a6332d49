import { formatDayRange } from '@/lib/format/day';
import { formatExchangeRate, formatShortRate } from '@/lib/format/exchange-rate';
import { addDays, type Day, type DayRange } from '@/lib/ledger/days';
import { joinRanges } from '@/lib/ledger/ranges/gaps';
import type { ConvertedCurrency, RatesUsed } from './converted-shape';

/** `at 0.92315`, or the lowest and the highest of several: `daily rates 0.9091 – 0.9259`. */
export function describeRate({ lowest, highest }: RatesUsed): string {
  if (lowest.rate === highest.rate) return `at ${formatExchangeRate(lowest.rate)}`;
  return `daily rates ${formatShortRate(lowest.rate)} – ${formatShortRate(highest.rate)}`;
}

/** `of 20 Nov 2026`, or `of 28 Oct – 24 Nov 2026`. */
export const describeRateDays = ({ first, last }: RatesUsed): string => `of ${formatDayRange(first, last)}`;

/** Days in a row as one: `1 – 3 Nov 2026, 5 Nov 2026`. */
export const describeDays = (days: readonly Day[]): string =>
  joinRanges(days.map((day) => ({ from: day, to: day })))
    .map(({ from, to }) => formatDayRange(from, to))
    .join(', ');

type Served = { days: DayRange; rateDay: Day };

/** Days in a row that took the same earlier rate, as one. */
export function listServed({ earlier }: RatesUsed): Served[] {
  const served: Served[] = [];
  for (const { day, rateDay } of earlier) {
    const before = served.at(-1);
    if (before && before.rateDay === rateDay && addDays(before.days.to, 1) === day) before.days.to = day;
    else served.push({ days: { from: day, to: day }, rateDay });
  }
  return served;
}

/** Whether a currency has anything to say about how it was converted. */
export const hasDetails = ({ rates, unconverted }: ConvertedCurrency): boolean =>
  rates !== null || unconverted !== null;
