import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { brandFilters } from '@/features/brands/brand-filters';
import type { BrandsAnswer } from '@/features/brands/brand-shape';
import { asOneOf, asText } from '@/lib/base/address/parameter';
import { ledgerKeys } from '@/lib/client/ledger';
import { type SearchValues, toFilters } from '@/lib/client/list-input';
import { read } from '@/lib/client/read';
import { readFrom } from '@/lib/client/read-from';
import { writeQuery } from '@/lib/contract/query-string';
import type { DayRange } from '@/lib/data/days';
import type { FilterValues } from '@/lib/data/lists/filter';

/** Search parameters of /brands, in addition to the range and the columns. */
export const brandSearch = {
  ...brandFilters,
  /** The currency of figures. Defaults to the one with the most clicks. */
  currency: asText,
  show: asOneOf(['table', 'cards']).or('table'),
};

export type BrandsInput = DayRange & FilterValues<typeof brandFilters>;

export const toBrandsInput = (search: SearchValues<typeof brandFilters>, range: DayRange): BrandsInput => ({
  ...range,
  ...toFilters(brandFilters, search),
});

export const brandKeys = {
  all: [...ledgerKeys.all, 'brands'] as const,
  list: (input: BrandsInput) => [...brandKeys.all, 'list', input] as const,
  one: (id: string) => ['brands', id] as const,
};

export const brandsPath = (input: BrandsInput) => `/api/catalog/brands?${writeQuery(input)}`;

/** All matching brands with their figures. */
export function brandsOptions(input: BrandsInput) {
  return queryOptions({
    queryKey: brandKeys.list(input),
    ...readFrom<BrandsAnswer>(brandsPath(input)),
    placeholderData: keepPreviousData,
  });
}

export function brandOptions(id: string) {
  return queryOptions({
    queryKey: brandKeys.one(id),
    queryFn: ({ signal }) => read('getBrand', { params: { brand_id: id } }, signal),
  });
}
