import { firstDayOf } from '@/lib/data/terms/month';
import { formatChange } from '@/lib/language/format/format-change';
import type { Language } from '@/lib/language/language';
import type { CreditLine, CreditTotal } from './credit-shape';

type Change = Pick<CreditLine, 'difference' | 'share'> & { currency: string };

/** “+$5.00 (5.0%)”. */
export function describeChange({ t, format }: Language, { difference, share, currency }: Change): string {
  const amount = formatChange(format, difference ?? '0', currency);
  return share === null ? amount : t('credits.change', { amount, share: format.rate(share) });
}

/** The difference of a credit from its estimate, or why they are not compared. */
export function describeCredit(language: Language, line: Omit<CreditLine, 'name'>): string {
  const { t, format } = language;
  const { state, due } = line;
  if (state === 'compared') return describeChange(language, line);
  return state === 'notDue'
    ? t('credits.states.notDue', { month: format.month(firstDayOf(due)) })
    : t(`credits.states.${state}`);
}

/** How far the credits of a currency were from estimates. */
export const describeRatio = ({ t, format }: Language, { ratio }: Pick<CreditTotal, 'ratio'>): string =>
  ratio === null
    ? t('credits.accuracy.few')
    : t('credits.accuracy.ratio', {
        median: format.rate(ratio.median),
        low: format.rate(ratio.low),
        high: format.rate(ratio.high),
      });
