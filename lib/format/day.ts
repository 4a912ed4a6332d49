import { isDay } from '@/lib/contract/dates';
import { fileLocale } from './number';

/** `YYYY-MM-DD`, a UTC day. */
type Day = string;

/** Days as one locale writes them. */
export type DayFormat = {
  /** `Nov 3`, for axes. */
  dayShort: (day: Day) => string;
  /** `Nov 2026` */
  month: (day: Day) => string;
  /** `Nov 3, 2026` */
  day: (day: Day) => string;
  /** `Tue, Nov 3, 2026`, where the weekday matters. */
  dayLong: (day: Day) => string;
  /** `Nov 3 – 30, 2026`; `Nov 3, 2026` for one day. */
  dayRange: (start: Day, end: Day) => string;
  /** An instant in the reader's zone, named: `Nov 3, 2026, 14:05 GMT+1`. In the browser only, or with `timeZone`. */
  instant: (instant: string | Date, timeZone?: string) => string;
};

/** Whether both are days that exist, the first no later than the last. */
export const isDayRange = (start: Day, end: Day): boolean => isDay(start) && isDay(end) && start <= end;

/** Browsers and Node.js put different spaces into dates, and a page must read the same in both. */
const plainSpaces = (text: string): string => text.replace(/[\u2009\u202f]/g, ' ');

const dateOf = (day: Day): Date => new Date(`${day}T00:00:00.000Z`);

/** `noRange` is written for what is no range. Formats are made at their first use: a browser takes long to load `Intl`. */
export function createDayFormat(locale: string, noRange: string): DayFormat {
  const lazy = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined;
    return () => {
      format ??= new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
      return format;
    };
  };
  const full = lazy({ day: 'numeric', month: 'short', year: 'numeric' });
  const short = lazy({ day: 'numeric', month: 'short' });
  const month = lazy({ month: 'short', year: 'numeric' });
  const long = lazy({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
  const write = (format: () => Intl.DateTimeFormat) => (day: Day) =>
    plainSpaces(format().format(dateOf(day)));
  return {
    dayShort: write(short),
    month: write(month),
    day: write(full),
    dayLong: write(long),
    dayRange: (start, end) =>
      isDayRange(start, end) ? plainSpaces(full().formatRange(dateOf(start), dateOf(end))) : noRange,
    instant: (instant, timeZone) =>
      plainSpaces(
        new Intl.DateTimeFormat(locale, {
          ...{ day: 'numeric', month: 'short', year: 'numeric' },
          ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' },
          timeZone,
        }).format(new Date(instant)),
      ),
  };
}

/** Days in files and in messages of the API. */
export const {
  dayShort: formatDayShort,
  month: formatMonth,
  dayRange: formatDayRange,
} = createDayFormat(fileLocale, 'No such days');
