import { addDays, type Day } from '@/lib/ledger/days';

/** Both ends belong to it; UTC days. */
export type DayRange = { start: Day; end: Day };

export type Preset = { id: string; label: string; range: (today: Day) => DayRange };

const monthStart = (day: Day): Day => `${day.slice(0, 7)}-01`;
const last = (count: number) => (today: Day) => ({ start: addDays(today, 1 - count), end: today });

function startOfQuarter(day: Day): Day {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
}

/** None is longer than 365 days, which the API's "less than 1 year" allows. */
export const presets: readonly Preset[] = [
  { id: '7d', label: 'Last 7 days', range: last(7) },
  { id: '28d', label: 'Last 28 days', range: last(28) },
  { id: '90d', label: 'Last 90 days', range: last(90) },
  { id: 'month', label: 'This month', range: (today) => ({ start: monthStart(today), end: today }) },
  {
    id: 'last-month',
    label: 'Last month',
    range: (today) => {
      const end = addDays(monthStart(today), -1);
      return { start: monthStart(end), end };
    },
  },
  { id: 'quarter', label: 'This quarter', range: (today) => ({ start: startOfQuarter(today), end: today }) },
  {
    id: 'year',
    label: 'Year to date',
    range: (today) => ({ start: `${today.slice(0, 4)}-01-01`, end: today }),
  },
  { id: '365d', label: 'Last 365 days', range: last(365) },
];

/** The preset that a range is, today. */
export function findPreset({ start, end }: DayRange, today: Day): Preset | undefined {
  return presets.find((preset) => {
    const range = preset.range(today);
    return range.start === start && range.end === end;
  });
}
