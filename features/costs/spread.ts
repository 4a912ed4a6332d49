import { countDays, type DayRange, daysBetween, earlierOf, laterOf } from '@/lib/data/terms/days';
import { toUnits, type Units } from '@/lib/data/terms/units';
import { countDecimals } from '@/lib/language/format/currency';
import type { Cost } from './cost-shape';

/**
 * The part of a cost in a range; null if they share no day. Parts add up to the amount: each is the difference of two
 * sums `amount × days so far / all days`, rounded down to the currency's smallest coin.
 */
export function takePart(
  { amount, currency, from, to }: Pick<Cost, 'amount' | 'currency' | 'from' | 'to'>,
  range: DayRange,
): Units | null {
  const [first, last] = [laterOf(from, range.from), earlierOf(to, range.to)];
  if (first > last) return null;
  const whole = toUnits(amount);
  const coin = 10n ** BigInt(8 - countDecimals(currency));
  const days = BigInt(countDays({ from, to }));
  const through = (day: number): Units => ((whole * BigInt(day)) / days / coin) * coin;
  return through(daysBetween(from, last) + 1) - through(daysBetween(from, first));
}
