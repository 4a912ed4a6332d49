'use client';

import { PageRange } from '@/components/filters/page-range';
import { useSearch } from '@/lib/address/use-search';
import type { Day } from '@/lib/ledger/days';
import { settleRange } from '@/lib/ledger/settle-range';
import { rangeSearch } from '@/lib/query/range-search';

/** The days in the address of a page that has no other filter, and the picker for them. */
export function usePageRange(today: Day) {
  const [search, setSearch] = useSearch(rangeSearch, { history: 'push' });
  const range = settleRange(search, today);
  return { range, picker: <PageRange today={today} range={range} onChange={setSearch} /> };
}
