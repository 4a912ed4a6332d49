import { listPage } from '@/components/table/list-screen/list-page';
import { readSearch } from '@/lib/base/address/search';
import { usualTotals } from '@/lib/pages/list-totals';
import { brandColumns } from './brand-columns';
import { brandFilters } from './brand-filters';
import { brandQuerySchema } from './brand-query';
import { brandSearch, toBrandsInput } from './client/brands';
import { listBrands } from './list-brands';

/** Brands with their figures. */
export const brandsPage = listPage({
  title: 'brands',
  list: 'brands',
  parameters: brandSearch,
  filters: brandFilters,
  query: brandQuerySchema,
  toInput: (search, range) => toBrandsInput(readSearch(brandSearch, search), range),
  read: listBrands,
  columns: brandColumns,
  sort: () => ({ id: 'sales', desc: true }),
  paged: false,
  metrics: usualTotals,
  ranged: true,
  brands: {
    filter: 'ids',
    dataset: 'reports',
    of: ({ brand, figures }) => (figures.length > 0 ? [brand.id] : []),
  },
});
