import type { Day, DayRange } from '@/lib/ledger/days';
import { DateRangePicker } from './date-range-picker';

type Props = { today: Day; range: DayRange; onChange: (range: DayRange) => void };

/** As far back as a page of the catalog looks. */
const mostDays = 365;

/** The days that the figures of a page are of. */
export function PageRange({ today, range, onChange }: Props) {
  return (
    <DateRangePicker
      today={today}
      value={{ start: range.from, end: range.to }}
      onChange={({ start, end }) => onChange({ from: start, to: end })}
      maxDays={mostDays}
    />
  );
}
