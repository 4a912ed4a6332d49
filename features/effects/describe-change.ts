import { writeExactRate } from '@/lib/language/format/exact-rate';
import { formatChange } from '@/lib/language/format/format-change';
import type { Language } from '@/lib/language/language';
import type { Change, ChangedPart, Effect, Price } from './effect-shape';

/** "Price from $20.00 to $18.00". */
function describePart(language: Language, part: ChangedPart): string {
  const { t, format } = language;
  const write = ({ amount, currency }: Price) => format.money(amount, currency);
  switch (part.kind) {
    case 'price':
      return t('effects.parts.price', { before: write(part.before), after: write(part.after) });
    case 'rate': {
      const [before, after] = [part.before, part.after].map((rate) => writeExactRate(language, rate));
      return t('effects.parts.rate', { before: before ?? '', after: after ?? '' });
    }
    default:
      return t(`effects.parts.${part.after}`);
  }
}

export const describeParts = (language: Language, { parts }: Pick<Change, 'parts'>): string =>
  parts.map((part) => describePart(language, part)).join(' · ');

/** What a change did, in few words. */
export const describeVerdict = (
  { t, format }: Language,
  { verdict, ready }: Pick<Change, 'verdict' | 'ready'>,
): string => t(`effects.verdicts.${verdict}`, { day: ready ? format.day(ready) : '' });

/** "$5,600.00", or "$5,600.00, without JPY" where something was sold in other currencies. */
export function describeSales({ t, format }: Language, effect: Effect): string {
  const { sales, currency, otherCurrencies } = effect;
  const amount = format.money(sales, currency);
  return otherCurrencies.length === 0
    ? amount
    : t('effects.without', { amount, currencies: format.list(otherCurrencies) });
}

/** "+$120.00 (+12.0%)". */
export function describeDifference({ t, format }: Language, effect: Effect): string {
  const { currency, difference, share } = effect;
  const amount = formatChange(format, difference, currency);
  if (share === null) return amount;
  return t('effects.difference', { amount, share: `${share > 0 ? '+' : ''}${format.rate(share)}` });
}

/** "+$40.00 to +$200.00". */
export const describeRange = ({ t, format }: Language, { low, high, currency }: Effect): string =>
  t('effects.range', {
    low: formatChange(format, low, currency),
    high: formatChange(format, high, currency),
  });

/** "12 products of the category: 98.0% of usual". */
export const describeOthers = ({ t, format }: Language, { others }: Effect): string =>
  t(`effects.others.${others.of}`, {
    count: format.count(others.count),
    level: format.rate(others.level),
  });

/** The days since the change, and those that they are compared with. */
export const describeDays = ({ t, format }: Language, { days }: Pick<Change, 'days'>): string | null =>
  days &&
  t('effects.days', {
    after: format.dayRange(days.after.from, days.after.to),
    before: format.dayRange(days.before.from, days.before.to),
  });
