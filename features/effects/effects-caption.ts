import type { Day } from '@/lib/data/terms/days';
import type { Language } from '@/lib/language/language';
import { type AnswerCaption, captionOf } from '@/lib/pages/answer-caption';
import type { Effects } from './effect-shape';

/** The caption of changes. They are judged by more days than those on which something changed. */
export function captionOfEffects({ t, format }: Language, answer: Effects, today: Day): AnswerCaption {
  const { changes, count } = answer;
  const notes =
    count > changes.length
      ? [t('effects.more', { shown: format.count(changes.length), count: format.count(count) })]
      : [];
  return { ...captionOf(answer, today), notes: [...notes, t('effects.hint')] };
}
