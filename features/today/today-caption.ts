import type { Day } from '@/lib/data/terms/days';
import type { Language } from '@/lib/language/language';
import { type AnswerCaption, captionOf } from '@/lib/pages/answer-caption';
import type { Today } from './today-shape';

type Looked = Pick<Today, 'actions' | 'more' | 'putAway' | 'looked' | 'unknown'>;

/** What was looked for, and whether anything needs the reader: silence is an answer, too. */
export function describeLooked({ t, format }: Language, { looked, unknown, ...answer }: Looked): string[] {
  const { actions, more, putAway } = answer;
  return [
    ...(actions.length === 0 ? [t('today.none')] : []),
    t('today.looked', { count: looked.length }),
    ...(unknown.length > 0
      ? [t('today.unknown', { kinds: format.list(unknown.map((kind) => t(`today.kinds.${kind}.label`))) })]
      : []),
    ...(more > 0 ? [t('today.more', { count: more })] : []),
    ...(putAway > 0 ? [t('today.putAway', { count: putAway })] : []),
  ];
}

/** What the actions were found from. */
export const captionOfToday = (language: Language, answer: Today, today: Day): AnswerCaption => ({
  ...captionOf(answer, today),
  notes: describeLooked(language, answer),
});
