import { beginning } from '@/features/profit/margin-shape';
import type { Day } from '@/lib/data/terms/days';
import type { Language } from '@/lib/language/language';

/** From when a margin counts. */
export const describeStart = ({ t, format }: Language, from: Day): string =>
  from <= beginning ? t('margins.beginning') : t('margins.since', { day: format.day(from) });
