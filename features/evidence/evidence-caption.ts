import type { Basis } from '@/lib/data/terms/basis';
import type { Day, DayRange } from '@/lib/data/terms/days';
import type { Language } from '@/lib/language/language';
import { type AnswerCaption, captionOf } from '@/lib/pages/answer-caption';

/** The order that is missing, as the reader described it. Nothing stores it. */
export type Order = {
  orderDay?: Day | null | undefined;
  orderAmount?: string | null | undefined;
  orderNote?: string | null | undefined;
};

type Answer = { range: DayRange; receipt: { asOf: string | null }; basis: Basis };

/** What evidence is of: the days, what it rests on, and the order that somebody stated. */
export function captionOfEvidence(
  { t, format }: Language,
  answer: Answer,
  { orderDay, orderAmount, orderNote }: Order,
  today: Day,
): AnswerCaption {
  const stated = [
    ...(orderDay ? [t('evidence.stated.day', { day: format.day(orderDay) })] : []),
    ...(orderAmount ? [t('evidence.stated.amount', { amount: orderAmount })] : []),
    ...(orderNote ? [t('evidence.stated.note', { note: orderNote })] : []),
  ];
  return { ...captionOf(answer, today), notes: [...stated, t('evidence.rests')] };
}
