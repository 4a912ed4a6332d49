import { isDay } from '@/lib/contract/dates';
import { fileLocale } from './number';

/** `YYYY-MM-DD`, a UTC day. */
type Day = string;

/** Formats days for one locale. */
export type DayFormat = {
  /** `Nov 3`, for axes. */
  dayShort: (day: Day) => string;
  /** `Nov 2026` */
  month: (day: Day) => string;
  /** `Nov 3, 2026` */
  day: (day: Day) => string;
  /** `Monday`, for 1. Sunday is 0. */
  weekday: (day: number) => string;
  /** `Tue, Nov 3, 2026`, if the weekday matters. */
  dayLong: (day: Day) => string;
  /** `Nov 3 – 30, 2026`; `Nov 3, 2026` for one day. */
  dayRange: (start: Day, end: Day) => string;
  /**
   * An instant in the viewer's time zone, with its name: `Nov 3, 2026, 14:05 GMT+1`. Browser only, unless `timeZone` is
   * given.
   */
  instant: (instant: string | Date, timeZone?: string) => string;
};

/** Whether both are existing days in order. */
export const isDayRange = (start: Day, end: Day): boolean => isDay(start) && isDay(end) && start <= end;

/** Browsers and Node.js use different spaces in dates, and hydration must match. */
const plainSpaces = (text: string): string => text.replace(/[\u2009\u202f]/g, ' ');

const dateOf = (day: Day): Date => new Date(`${day}T00:00:00.000Z`);

/**
 * `noRange` is the text for an invalid range. Formats are created on first use, because loading `Intl` data is slow.
 */
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
  // November 1, 2026 is a Sunday.
  const weekday = lazy({ weekday: 'long' });
  return {
    weekday: (day) => weekday().format(new Date(Date.UTC(2026, 10, 1 + day))),
    dayShort: write(short),
    month: write(month),
    day: write(full),
    dayLong: write(long),
    dayRange: (start, end) =>
      isDayRange(start, end) ? plainSpaces(full().formatRange(dateOf(start), dateOf(end))) : noRange,
    instant: (instant, timeZone) =>
      plainSpaces(
        new Intl.DateTimeFormat(locale, {
          day: 'numeric',
          month: 'short',
          year: 'numeric',
          hour: '2-digit',
          minute: '2-digit',
          hourCycle: 'h23',
          timeZoneName: 'short',
          timeZone,
        }).format(new Date(instant)),
      ),
  };
}

/** Days in files and API messages. */
export const {
  dayShort: formatDayShort,
  month: formatMonth,
  dayRange: formatDayRange,
} = createDayFormat(fileLocale, 'No such days');
