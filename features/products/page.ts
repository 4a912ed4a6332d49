import { listPage } from '@/components/table/list-screen/list-page';
import { readSearch } from '@/lib/base/address/search';
import { productSearch, toProductsInput } from './client/products';
import { listProducts } from './list-products';
import { hiddenProductColumns, productColumns } from './product-columns';
import { productFilters } from './product-filters';
import { productQuerySchema } from './product-query';
import { productSortFor } from './screens/read-product-sort';

const findingOf = (search: URLSearchParams) => productSearch.finding.read(search.get('finding') ?? '');

/** Products with their figures. */
export const productsPage = listPage({
  title: 'products',
  list: 'products',
  parameters: productSearch,
  filters: productFilters,
  query: productQuerySchema,
  toInput: (search, range, sort) => toProductsInput(readSearch(productSearch, search), range, sort),
  read: listProducts,
  columns: productColumns,
  hidden: (language, search) => hiddenProductColumns(language, findingOf(search)),
  sort: (search) => productSortFor(findingOf(search)),
  paged: true,
  metrics: ['sales', 'commission', 'clicks', 'conversionRate'],
  ranged: true,
  brands: {
    filter: 'brands',
    dataset: 'reports',
    of: ({ product, figures }) => (figures.length > 0 ? [product.brandId] : []),
  },
});
