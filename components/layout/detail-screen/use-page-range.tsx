'use client';

import { DateRangePicker } from '@/components/filters/date-range-picker';
import { useRange } from '@/components/filters/week-start';
import { rangeSearch } from '@/lib/client/range-search';
import { useSearch } from '@/lib/client/use-search';
import type { Day } from '@/lib/data/terms/days';

/** The range in the address of a page without other filters, and its picker. */
export function usePageRange(today: Day) {
  const [search, setSearch] = useSearch(rangeSearch, { history: 'push' });
  const range = useRange(search, today);
  return { range, picker: <DateRangePicker today={today} search={search} onChange={setSearch} /> };
}
