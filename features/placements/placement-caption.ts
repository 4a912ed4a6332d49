import type { Day } from '@/lib/data/terms/days';
import { type AnswerCaption, captionOf } from '@/lib/pages/answer-caption';
import type { Placements } from './placements-shape';

/** The caption of placements. Their changes always cover the last week. */
export function captionOfPlacements(answer: Placements, today: Day): AnswerCaption {
  const { week, weekBefore, weekDays } = answer;
  const caption = captionOf({ ...answer, comparedRange: weekBefore, comparedDays: weekDays }, today);
  return { ...caption, against: caption.against && { ...caption.against, changesOf: week } };
}
