'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { Day, DayRange, Weekday } from '@/lib/data/terms/days';
import { type RangeSearch, settleRange } from '@/lib/data/terms/ranges/settle-range';

const WeekStart = createContext<Weekday>(1);

/** The day that weeks start on, the same on the server and in the browser. */
export const useWeekStart = (): Weekday => useContext(WeekStart);

/** The days of the range in the URL. */
export const useRange = (search: RangeSearch, today: Day): DayRange =>
  settleRange(search, today, useWeekStart());

export function WeekStartProvider({ day, children }: { day: Weekday; children: ReactNode }) {
  return <WeekStart value={day}>{children}</WeekStart>;
}
