import { addDays, type Day, earlierOf, endOfMonth, startOfWeek, type Weekday } from '@/lib/data/days';

/** The same date in another month, or that month's last day. */
export function addMonths(day: Day, count: number): Day {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00.000Z`);
  first.setUTCMonth(first.getUTCMonth() + count);
  const month = first.toISOString().slice(0, 8);
  return earlierOf(`${month}${day.slice(8)}`, endOfMonth(`${month}01`));
}

/** The day that a key leads to from another in a calendar; null for other keys. */
export function moveDay(key: string, shift: boolean, day: Day, weekStart: Weekday): Day | null {
  if (key === 'ArrowLeft') return shift ? addMonths(day, -1) : addDays(day, -1);
  if (key === 'ArrowRight') return shift ? addMonths(day, 1) : addDays(day, 1);
  if (key === 'ArrowUp') return shift ? addMonths(day, -12) : addDays(day, -7);
  if (key === 'ArrowDown') return shift ? addMonths(day, 12) : addDays(day, 7);
  if (key === 'PageUp') return addMonths(day, shift ? -12 : -1);
  if (key === 'PageDown') return addMonths(day, shift ? 12 : 1);
  if (key === 'Home') return startOfWeek(day, weekStart);
  if (key === 'End') return addDays(startOfWeek(day, weekStart), 6);
  return null;
}
