import type { PageTotal } from '@/lib/data/reporting/page';
import type { LookMetric } from '@/lib/data/windows/look-ages';
import type { Language } from '@/lib/language/language';
import { describeHeld } from './describe-held';
import { knowsYear } from './needed-days';
import type { CurrencySettlement, Settlement } from './settlement-shape';
import { writeAmount } from './write-amount';

/** What settled days have, and what open months are expected to settle at, in each currency: that of the table first. */
export function listSettlementTotals(
  language: Language,
  answer: Settlement,
  shown: CurrencySettlement | undefined,
): PageTotal[] {
  const { metric, currencies, basis } = answer;
  const ordered = [...(shown ? [shown] : []), ...currencies.filter((one) => one !== shown)];
  return [
    ...ordered.flatMap(({ currency, total }): PageTotal[] => {
      const settled = total.at(-1);
      if (!settled) return [];
      return [
        {
          name: language.t('settlement.groups.settled.label'),
          currency,
          text: writeAmount(language.format, metric, currency, settled.amount),
          delta: null,
          partial: !basis.complete,
        },
      ];
    }),
    ...(knowsYear(answer) ? ordered.flatMap((one) => listExpected(language, metric, one)) : []),
  ];
}

/** What each open month is expected to settle at, the newest first: an estimate, with its range and how often such ranges held. */
function listExpected(
  language: Language,
  metric: LookMetric,
  { currency, expectation: { months, tested, within } }: CurrencySettlement,
): PageTotal[] {
  const { t, format } = language;
  const note = describeHeld(language, { tested: tested.length, within }) ?? undefined;
  const write = (amount: string) => writeAmount(format, metric, currency, amount);
  return months.toReversed().map(({ month, expected, low, high }) => ({
    name: t('settlement.expected.of', { month: format.month(`${month}-01`) }),
    currency,
    text: t('settlement.expected.range', { expected: write(expected), low: write(low), high: write(high) }),
    note,
    delta: null,
    partial: false,
  }));
}
