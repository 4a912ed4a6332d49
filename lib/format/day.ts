/** `YYYY-MM-DD`, a UTC day. */
export type Day = string;

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;
const msPerDay = 86_400_000;

export function isDay(text: string): boolean {
  if (!shape.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The UTC day of a date, an instant in ISO 8601, or a BRB date (`YYYYMMDD`). */
export function toDay(value: Date | string): Day {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (/^\d{8}$/.test(value)) return `${value.slice(0, 4)}-${value.slice(4, 6)}-${value.slice(6)}`;
  return value.slice(0, 10);
}

const toTime = (day: Day): number => Date.parse(`${day}T00:00:00.000Z`);

export function addDays(day: Day, count: number): Day {
  return toDay(new Date(toTime(day) + count * msPerDay));
}

/** Days from `start` to `end`, both counted. */
export function countDays(start: Day, end: Day): number {
  return Math.round((toTime(end) - toTime(start)) / msPerDay) + 1;
}

const write = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });

const long = write({ day: 'numeric', month: 'short', year: 'numeric' });
const short = write({ day: 'numeric', month: 'short' });
const weekday = write({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const month = write({ month: 'short', year: 'numeric' });

/** `3 Nov 2026` */
export const formatDay = (day: Day): string => long.format(toTime(day));
/** `3 Nov`, for axes. */
export const formatDayShort = (day: Day): string => short.format(toTime(day));
/** `Tue, 3 Nov 2026`, where the weekday matters. */
export const formatDayLong = (day: Day): string => weekday.format(toTime(day));
/** `Nov 2026` */
export const formatMonth = (day: Day): string => month.format(toTime(day));

/** `3 – 30 Nov 2026`, `28 Oct – 3 Nov 2026`, `1 Dec 2025 – 3 Nov 2026` */
export function formatDayRange(start: Day, end: Day): string {
  if (start === end) return formatDay(start);
  if (start.slice(0, 7) === end.slice(0, 7)) return `${Number(start.slice(8))} – ${formatDay(end)}`;
  if (start.slice(0, 4) === end.slice(0, 4)) return `${formatDayShort(start)} – ${formatDay(end)}`;
  return `${formatDay(start)} – ${formatDay(end)}`;
}
