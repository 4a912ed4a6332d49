import type { LookMetric } from '@/lib/data/terms/look-ages';
import type { Language } from '@/lib/language/language';
import type { PageTotal } from '@/lib/pages/page';
import { describeChange, describeExpected } from './describe-expected';
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
    ...ordered.flatMap((one) => listExpected(language, metric, one)),
  ];
}

/** What the open part of each month is expected to settle at, the newest first: an estimate, with all that the page says of it. */
function listExpected(
  language: Language,
  metric: LookMetric,
  { currency, expectation }: CurrencySettlement,
): PageTotal[] {
  const { t, format } = language;
  const asked = { metric, currency };
  const change = describeChange(language, expectation, asked);
  return expectation.months.toReversed().map((one, at) => {
    const { amounts, more } = describeExpected(language, expectation, one, asked);
    return {
      name: t('settlement.expected.of', { month: format.month(`${one.month}-01`) }),
      currency,
      text: t('settlement.expected.about', { expected: writeAmount(format, metric, currency, one.expected) }),
      note: [amounts, ...more, ...(at === 0 && change !== null ? [change] : [])].join(' '),
      delta: null,
      partial: false,
    };
  });
}
