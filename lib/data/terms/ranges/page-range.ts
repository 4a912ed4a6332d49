import 'server-only';
import { headers } from 'next/headers';
import type { Day, DayRange, Weekday } from '@/lib/data/terms/days';
import { type RangeSearch, settleRange } from './settle-range';

/** The first day of the week in the browser's locale. */
export async function readWeekStart(): Promise<Weekday> {
  return weekStartOf((await headers()).get('accept-language'));
}

/** The days in a page's address. */
export async function settlePageRange(search: RangeSearch, today: Day): Promise<DayRange> {
  return settleRange(search, today, await readWeekStart());
}

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
