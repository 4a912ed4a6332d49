import 'server-only';
import { headers } from 'next/headers';
import type { Day, DayRange, Weekday } from '@/lib/data/terms/days';
import { type RangeSearch, settleRange } from './settle-range';
import { weekStartOf } from './week-start';

/** The first day of the week in the browser's locale. */
export async function readWeekStart(): Promise<Weekday> {
  return weekStartOf((await headers()).get('accept-language'));
}

/** The days in a page's address. */
export async function settlePageRange(search: RangeSearch, today: Day): Promise<DayRange> {
  return settleRange(search, today, await readWeekStart());
}
