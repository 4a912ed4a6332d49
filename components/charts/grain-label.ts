import { formatDayLong, formatDayRange, formatDayShort, formatMonth } from '@/lib/format/day';
import { addDays } from '@/lib/ledger/days';
import type { Grain } from './series';

/** The name of a bucket where there is room for it. */
export function nameBucket(day: string, grain: Grain): string {
  if (grain === 'month') return formatMonth(day);
  return grain === 'week' ? formatDayRange(day, addDays(day, 6)) : formatDayLong(day);
}

export const nameTick = (day: string, grain: Grain): string =>
  grain === 'month' ? formatMonth(day) : formatDayShort(day);

/** From the first day of the first bucket to that of the last; empty where there are none. */
export function nameStretch(days: readonly string[], grain: Grain): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  if (grain === 'month') {
    const [from, to] = [formatMonth(first), formatMonth(last)];
    return from === to ? from : `${from} – ${to}`;
  }
  return formatDayRange(first, last);
}
