import 'server-only';
import { headers } from 'next/headers';
import type { Day, DayRange, Weekday } from '../days';
import { type RangeSearch, settleRange } from './settle-range';
import { weekStartOf } from './week-start';

/** The day that weeks start on for the browser that asks. */
export async function readWeekStart(): Promise<Weekday> {
  return weekStartOf((await headers()).get('accept-language'));
}

/** The days that the address of a page asks for. */
export async function settlePageRange(search: RangeSearch, today: Day): Promise<DayRange> {
  return settleRange(search, today, await readWeekStart());
}
