import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BrandsApi } from '@/features/brands/api';
import { brandFilters } from '@/features/brands/brand-filters';
import { asOneOf, asText } from '@/lib/base/address/parameter';
import { clientOf } from '@/lib/client/api';
import { type SearchValues, toFilters } from '@/lib/client/list-input';
import { read } from '@/lib/client/read';
import type { DayRange } from '@/lib/data/terms/days';
import type { FilterValues } from '@/lib/data/terms/filters/list-filter';

/** Search parameters of /brands, in addition to the range and the columns. */
export const brandSearch = {
  ...brandFilters,
  /** The currency of figures. Defaults to the one with the most clicks. */
  currency: asText,
  show: asOneOf(['table', 'cards']).or('table'),
};

type BrandsInput = DayRange & FilterValues<typeof brandFilters>;

export const toBrandsInput = (search: SearchValues<typeof brandFilters>, range: DayRange): BrandsInput => ({
  ...range,
  ...toFilters(brandFilters, search),
});

const api = clientOf<BrandsApi>();

export const brandKeys = { all: [['catalog', 'brands']] };

/** Where a refresh of the list is requested. */
export const brandsPath = (query: BrandsInput) => api.pathOf('POST /api/catalog/brands', { query });

/** All matching brands with their figures. */
export function brandsOptions(input: BrandsInput) {
  return queryOptions({
    ...api.read('GET /api/catalog/brands', { query: input }),
    placeholderData: keepPreviousData,
  });
}

export function brandOptions(id: string) {
  return queryOptions({
    queryKey: ['getBrand', id],
    queryFn: ({ signal }) => read('getBrand', { params: { brand_id: id } }, signal),
  });
}
