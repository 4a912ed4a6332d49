'use client';

import { useRange } from '@/components/filters/week-start';
import { productSearch, toProductsInput } from '@/features/products/client/products';
import { rangeSearch } from '@/lib/client/range-search';
import { useSearch } from '@/lib/client/use-search';
import type { Day } from '@/lib/data/terms/days';

/** The filters of /products in the URL, and the request for them. */
export function useProductFilters(today: Day, sort: { id: string; desc: boolean } | null) {
  const [search, setSearch] = useSearch({ ...productSearch, ...rangeSearch }, { history: 'push' });
  const range = useRange(search, today);
  return { search, setSearch, range, input: toProductsInput(search, range, sort) };
}

export type ProductFilterState = ReturnType<typeof useProductFilters>;
