import {
  addDays,
  type Day,
  type DayRange,
  startOfBucket,
  startOfWeek,
  type Weekday,
} from '@/lib/data/terms/days';

type RelativeRange = (today: Day, weekStart: Weekday) => DayRange;

const last = (count: number) => (today: Day) => ({ from: addDays(today, 1 - count), to: today });
const startOfMonth = (day: Day): Day => startOfBucket(day, 'month');

function startOfQuarter(day: Day): Day {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
}

/** The complete period before the one that starts at `start`. */
function before(start: Day, startOf: (day: Day) => Day): DayRange {
  const to = addDays(start, -1);
  return { from: startOf(to), to };
}

/** Relative ranges by name, as in URLs. None is longer than a calendar year, the maximum of reports. */
const relativeRanges = {
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  'last-7-days': last(7),
  'last-28-days': last(28),
  'last-90-days': last(90),
  'last-365-days': last(365),
  'week-to-date': (today, weekStart) => ({ from: startOfWeek(today, weekStart), to: today }),
  'last-week': (today, weekStart) =>
    before(startOfWeek(today, weekStart), (day) => startOfWeek(day, weekStart)),
  'month-to-date': (today) => ({ from: startOfMonth(today), to: today }),
  'last-month': (today) => before(startOfMonth(today), startOfMonth),
  'quarter-to-date': (today) => ({ from: startOfQuarter(today), to: today }),
  'last-quarter': (today) => before(startOfQuarter(today), startOfQuarter),
  'year-to-date': (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
} as const satisfies Record<string, RelativeRange>;

export type RelativeName = keyof typeof relativeRanges;

export const relativeNames = Object.keys(relativeRanges) as RelativeName[];

export const isRelativeName = (text: string): text is RelativeName => Object.hasOwn(relativeRanges, text);

/** The days of a name, relative to `today`. */
export const daysOfName = (name: RelativeName, today: Day, weekStart: Weekday): DayRange =>
  relativeRanges[name](today, weekStart);
