import { addDays, type Day, type DayRange, startOfBucket } from '@/lib/ledger/days';

export type Preset = { id: string; label: string; range: (today: Day) => DayRange };

const startOfMonth = (day: Day): Day => startOfBucket(day, 'month');
const last = (count: number) => (today: Day) => ({ from: addDays(today, 1 - count), to: today });

function startOfQuarter(day: Day): Day {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
}

/** None is longer than 365 days, which the API's "less than 1 year" allows. */
export const presets: readonly Preset[] = [
  { id: '7d', label: 'Last 7 days', range: last(7) },
  { id: '28d', label: 'Last 28 days', range: last(28) },
  { id: '90d', label: 'Last 90 days', range: last(90) },
  { id: 'month', label: 'This month', range: (today) => ({ from: startOfMonth(today), to: today }) },
  {
    id: 'last-month',
    label: 'Last month',
    range: (today) => {
      const to = addDays(startOfMonth(today), -1);
      return { from: startOfMonth(to), to };
    },
  },
  { id: 'quarter', label: 'This quarter', range: (today) => ({ from: startOfQuarter(today), to: today }) },
  {
    id: 'year',
    label: 'Year to date',
    range: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
  },
  { id: '365d', label: 'Last 365 days', range: last(365) },
];

/** The preset that a range is, today. */
export function findPreset({ from, to }: DayRange, today: Day): Preset | undefined {
  return presets.find((preset) => {
    const range = preset.range(today);
    return range.from === from && range.to === to;
  });
}
