import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { asOneOf, asText } from '@/lib/address/parameter';
import { brandFilters } from '@/lib/catalog/brand-filters';
import type { BrandsAnswer } from '@/lib/catalog/brand-shape';
import type { FilterValues } from '@/lib/catalog/filter';
import { writeQuery } from '@/lib/contract/query-string';
import type { DayRange } from '@/lib/ledger/days';
import { ledgerKeys } from './ledger';
import { type SearchValues, toFilters } from './list-input';
import { read } from './read';
import { readFrom } from './read-from';

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

export const brandsPath = (input: BrandsInput & { refresh?: boolean }) =>
  `/api/catalog/brands?${writeQuery(input)}`;

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
