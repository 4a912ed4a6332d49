import type { Language } from '@/lib/language/language';
import type { Stake } from './today-shape';

/** "About $1,200.00 of sales ($800.00 to $1,600.00)". */
export function writeStake(
  { t, format }: Language,
  { of, currency, amount, range, estimate }: Stake,
): string {
  const money = (value: string) => format.money(value, currency);
  const words = t(`today.stakes.${estimate ? 'estimate' : 'exact'}.${of}`, { amount: money(amount) });
  return range ? t('today.stakes.range', { words, low: money(range.low), high: money(range.high) }) : words;
}
