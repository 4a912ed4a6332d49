'use client';

import { DateRangePicker } from '@/components/filters/date-range-picker';
import { useSearch } from '@/lib/address/use-search';
import type { Day } from '@/lib/ledger/days';
import { settleRange } from '@/lib/ledger/settle-range';
import { rangeSearch } from '@/lib/query/range-search';

/** The days in the address of a page that has no other filter, and the picker for them. */
export function usePageRange(today: Day) {
  const [search, setSearch] = useSearch(rangeSearch, { history: 'push' });
  const range = settleRange(search, today);
  return { range, picker: <DateRangePicker today={today} value={range} onChange={setSearch} /> };
}
