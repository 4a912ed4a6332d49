import { isDay } from '@/lib/contract/dates';

/** `YYYY-MM-DD`, a UTC day. */
type Day = string;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const nameMonth = (day: Day): string => months[Number(day.slice(5, 7)) - 1] ?? '';

/** `3 Nov`, for axes. */
export const formatDayShort = (day: Day): string => `${Number(day.slice(8))} ${nameMonth(day)}`;
/** `Nov 2026` */
export const formatMonth = (day: Day): string => `${nameMonth(day)} ${day.slice(0, 4)}`;
/** `3 Nov 2026` */
export const formatDay = (day: Day): string => `${formatDayShort(day)} ${day.slice(0, 4)}`;
/** `Tue, 3 Nov 2026`, where the weekday matters. */
export const formatDayLong = (day: Day): string =>
  `${weekdays[new Date(`${day}T00:00:00.000Z`).getUTCDay()] ?? ''}, ${formatDay(day)}`;

/** Why nothing is compared with the days before the first row. */
export const describeNoData = (first: Day): string => `No data before ${formatDay(first)}`;

/** Whether both are days that exist, the first no later than the last. */
export const isDayRange = (start: Day, end: Day): boolean => isDay(start) && isDay(end) && start <= end;

/** `3 – 30 Nov 2026`, `28 Oct – 3 Nov 2026`, `1 Dec 2025 – 3 Nov 2026`; what is no range is not printed as one. */
export function formatDayRange(start: Day, end: Day): string {
  if (!isDayRange(start, end)) return 'No such days';
  if (start === end) return formatDay(start);
  if (start.slice(0, 7) === end.slice(0, 7)) return `${Number(start.slice(8))} – ${formatDay(end)}`;
  if (start.slice(0, 4) === end.slice(0, 4)) return `${formatDayShort(start)} – ${formatDay(end)}`;
  return `${formatDay(start)} – ${formatDay(end)}`;
}
