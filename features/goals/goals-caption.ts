import type { Day } from '@/lib/data/terms/days';
import { firstUnsettledDay } from '@/lib/data/terms/ranges/look-back';
import { type AnswerCaption, captionOf } from '@/lib/pages/answer-caption';
import type { Goals } from './goal-shape';

/** What the figures of goals are of. Each goal has days of its own, and says until when they may change. */
export function captionOfGoals(
  answer: Pick<Goals, 'goals' | 'range' | 'receipt' | 'basis'>,
  today: Day,
): AnswerCaption {
  const changes = answer.goals.flatMap(({ range, changesUntil }) =>
    range.from <= today ? (changesUntil ?? []) : [],
  );
  const until = changes.sort().at(-1) ?? null;
  return {
    ...captionOf(answer, today),
    range: null,
    open: until === null ? null : { from: firstUnsettledDay(today), until },
  };
}
