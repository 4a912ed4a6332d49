import type { LookMetric } from '@/lib/data/terms/look-ages';
import type { Language } from '@/lib/language/language';
import { describeHeld } from './describe-held';
import type { Expectation, ExpectedMonth } from './settlement-shape';
import { writeAmount } from './write-amount';

type Asked = { metric: LookMetric; currency: string };

/** What is open in a month, what is expected of it, how often such ranges held, and how many open days have no estimate. */
export function describeExpected(
  language: Language,
  { tested, within }: Pick<Expectation, 'tested' | 'within'>,
  { month, open, expected, low, high, otherDays }: ExpectedMonth,
  { metric, currency }: Asked,
): { amounts: string; more: string[] } {
  const { t, format } = language;
  const write = (amount: string) => writeAmount(format, metric, currency, amount);
  return {
    amounts: t('settlement.expected.month', {
      month: format.month(`${month}-01`),
      open: write(open),
      expected: write(expected),
      low: write(low),
      high: write(high),
    }),
    more: [
      describeHeld(language, { tested: tested.length, within }),
      otherDays > 0 ? t('settlement.expected.without', { count: otherDays }) : null,
    ].filter((sentence) => sentence !== null),
  };
}

/** The newest settled month, if it lies outside what older ones say of it. */
export function describeChange(
  { t, format }: Language,
  { changed }: Pick<Expectation, 'changed'>,
  { metric, currency }: Asked,
): string | null {
  const write = (amount: string) => writeAmount(format, metric, currency, amount);
  return (
    changed &&
    t('settlement.expected.changed', {
      month: format.month(`${changed.month}-01`),
      settled: write(changed.settled),
      low: write(changed.low),
      high: write(changed.high),
    })
  );
}
