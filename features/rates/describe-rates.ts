import { addDays, type Day, type DayRange } from '@/lib/data/terms/days';
import { joinRanges } from '@/lib/data/terms/ranges/gaps';
import type { Language } from '@/lib/language/language';
import type { ConvertedCurrency, RatesUsed } from './converted-shape';

/** `at 0.92315`, or the lowest and the highest of several: `daily rates 0.9091 – 0.9259`. */
export function describeRate({ t, format }: Language, { lowest, highest }: RatesUsed): string {
  if (lowest.rate === highest.rate) {
    return t('reports.converted.rate', { rate: format.exchangeRate(lowest.rate) });
  }
  return t('reports.converted.rates', {
    lowest: format.shortRate(lowest.rate),
    highest: format.shortRate(highest.rate),
  });
}

/** `of Nov 20, 2026`, or `of Oct 28 – Nov 24, 2026`. */
export const describeRateDays = ({ t, format }: Language, { first, last }: RatesUsed): string =>
  t('reports.converted.rateDays', { range: format.dayRange(first, last) });

/** Joins consecutive days: `Nov 1 – 3, 2026, Nov 5, 2026`. */
export const describeDays = ({ t, format }: Language, days: readonly Day[]): string =>
  joinRanges(days.map((day) => ({ from: day, to: day })))
    .map(({ from, to }) => format.dayRange(from, to))
    .join(t('reports.separator'));

type Served = { days: DayRange; rateDay: Day };

/** Joins consecutive days that used the same earlier rate. */
export function listServed({ earlier }: RatesUsed): Served[] {
  const served: Served[] = [];
  for (const { day, rateDay } of earlier) {
    const before = served.at(-1);
    if (before && before.rateDay === rateDay && addDays(before.days.to, 1) === day) before.days.to = day;
    else served.push({ days: { from: day, to: day }, rateDay });
  }
  return served;
}

/** Whether a currency has conversion details to show. */
export const hasDetails = ({ rates, unconverted }: ConvertedCurrency): boolean =>
  rates !== null || unconverted !== null;
