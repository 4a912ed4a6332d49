import type { Weekday } from '@/lib/data/terms/days';

/** Engines implement week information as a property, a method, or both. */
type LocaleWeek = Intl.Locale & {
  weekInfo?: { firstDay: number };
  getWeekInfo?: () => { firstDay: number };
};

const monday = 1;

/** The first day of the week for the first language of an Accept-Language header; Monday if unknown. */
export function weekStartOf(acceptLanguage: string | null): Weekday {
  const tag = acceptLanguage?.split(',')[0]?.split(';')[0]?.trim();
  if (!tag || tag === '*') return monday;
  try {
    const locale: LocaleWeek = new Intl.Locale(tag);
    const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: monday };
    return (firstDay % 7) as Weekday;
  } catch {
    return monday;
  }
}
