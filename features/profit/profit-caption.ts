import type { Day } from '@/lib/data/terms/days';
import type { Language } from '@/lib/language/language';
import { type AnswerCaption, captionOf } from '@/lib/pages/answer-caption';
import type { Profit } from './profit-shape';

/** The caption of profit. It says which costs the filters leave out. */
export const captionOfProfit = ({ t, format }: Language, answer: Profit, today: Day): AnswerCaption => ({
  ...captionOf(answer, today),
  notes: answer.costsLeftOut.map(({ currency, costs }) =>
    t('profit.notice.costsLeftOut', { costs: format.money(costs, currency) }),
  ),
});
