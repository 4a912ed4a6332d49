import { addDays, type Day, type DayRange, startOfBucket, startOfWeek, type Weekday } from '../days';

type RelativeRange = { label: string; range: (today: Day, weekStart: Weekday) => DayRange };

const last = (count: number) => (today: Day) => ({ from: addDays(today, 1 - count), to: today });
const startOfMonth = (day: Day): Day => startOfBucket(day, 'month');

function startOfQuarter(day: Day): Day {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
}

/** The whole period before the one that starts at `start`. */
function before(start: Day, startOf: (day: Day) => Day): DayRange {
  const to = addDays(start, -1);
  return { from: startOf(to), to };
}

/** Ranges by name, as addresses write them. None is longer than a calendar year, the most that reports take. */
export const relativeRanges = {
  yesterday: {
    label: 'Yesterday',
    range: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  },
  'last-7-days': { label: 'Last 7 days', range: last(7) },
  'last-28-days': { label: 'Last 28 days', range: last(28) },
  'last-90-days': { label: 'Last 90 days', range: last(90) },
  'last-365-days': { label: 'Last 365 days', range: last(365) },
  'week-to-date': {
    label: 'Week to date',
    range: (today, weekStart) => ({ from: startOfWeek(today, weekStart), to: today }),
  },
  'last-week': {
    label: 'Last week',
    range: (today, weekStart) => before(startOfWeek(today, weekStart), (day) => startOfWeek(day, weekStart)),
  },
  'month-to-date': { label: 'This month', range: (today) => ({ from: startOfMonth(today), to: today }) },
  'last-month': { label: 'Last month', range: (today) => before(startOfMonth(today), startOfMonth) },
  'quarter-to-date': {
    label: 'This quarter',
    range: (today) => ({ from: startOfQuarter(today), to: today }),
  },
  'last-quarter': { label: 'Last quarter', range: (today) => before(startOfQuarter(today), startOfQuarter) },
  'year-to-date': {
    label: 'Year to date',
    range: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
  },
} as const satisfies Record<string, RelativeRange>;

export type RelativeName = keyof typeof relativeRanges;

export const relativeNames = Object.keys(relativeRanges) as RelativeName[];

export const isRelativeName = (text: string): text is RelativeName => Object.hasOwn(relativeRanges, text);

/** The days a name stands for on `today`. */
export const daysOfName = (name: RelativeName, today: Day, weekStart: Weekday): DayRange =>
  relativeRanges[name].range(today, weekStart);
