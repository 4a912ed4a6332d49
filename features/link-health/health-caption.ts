import type { Day } from '@/lib/data/terms/days';
import type { Language } from '@/lib/language/language';
import { type AnswerCaption, captionOfRecords, noteClickDays } from '@/lib/pages/answer-caption';
import { findOpenDays } from '@/lib/pages/open-days';
import type { HealthAnswer } from './health-shape';

/** What the figures of link health are of: links of today, and clicks of the last year, which may still change. */
export function captionOfHealth(
  language: Language,
  { basis, list }: HealthAnswer,
  today: Day,
): AnswerCaption {
  const clicks = basis.rows.find(({ datasets }) => datasets.includes('clicks'));
  return captionOfRecords({
    basis,
    open: clicks ? findOpenDays(clicks.range, today) : null,
    asOf: list.asOf,
    notes: clicks ? [noteClickDays(language, clicks.range)] : [],
  });
}
