import { addDays, formatDayLong, formatDayRange, formatDayShort, formatMonth } from '@/lib/format/day';
import type { Grain } from './series';

/** The name of a bucket where there is room for it. */
export function nameBucket(day: string, grain: Grain): string {
  if (grain === 'month') return formatMonth(day);
  return grain === 'week' ? formatDayRange(day, addDays(day, 6)) : formatDayLong(day);
}

export const nameTick = (day: string, grain: Grain): string =>
  grain === 'month' ? formatMonth(day) : formatDayShort(day);
