import type { Day } from '@/lib/data/days';
import { type AnswerCaption, captionOf } from '@/lib/data/reporting/answer-caption';
import type { Placements } from './placements-shape';

/** The caption of placements. Their changes are of the last week. */
export const captionOfPlacements = (answer: Placements, today: Day): AnswerCaption =>
  captionOf({ ...answer, comparedRange: answer.weekBefore, comparedDays: answer.weekDays }, today);
