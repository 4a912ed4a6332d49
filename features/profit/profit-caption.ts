import type { Day } from '@/lib/data/terms/days';
import type { Language } from '@/lib/language/language';
import { type AnswerCaption, captionOf } from '@/lib/pages/answer-caption';
import { describeCredits } from './describe-credits';
import type { Profit } from './profit-shape';

/** The caption of profit. It says which costs the filters leave out, and what was credited of the bonus. */
export function captionOfProfit(language: Language, answer: Profit, today: Day): AnswerCaption {
  const { t, format } = language;
  return {
    ...captionOf(answer, today),
    notes: [
      ...answer.costsLeftOut.map(({ currency, costs }) =>
        t('profit.notice.costsLeftOut', { costs: format.money(costs, currency) }),
      ),
      ...answer.credits.map((total) => describeCredits(language, total)),
    ],
  };
}
