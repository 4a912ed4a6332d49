import { limits } from '@/lib/contract/limits';
import { catalogMarketplaces, sellerMarketplaces } from '@/lib/contract/marketplaces';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import { isUuid } from '@/lib/contract/uuid';
import type { Catalog } from '@/lib/data/store/workspace';
import { listActive } from '@/lib/data/terms/filters/list-filter';
import { productFilters } from './product-filters';
import type { ProductQuery } from './product-query';

/** Filters that the API supports. */
const known = ['api', 'brands', 'ids', 'active', 'marketplaces'];

/** The API's lists are comma-separated, and URLs have limits. */
const longestList = 2_000;
const fitsAddress = (items: readonly string[] = []) =>
  !items.some((item) => item.includes(',')) && items.join(',').length <= longestList;

/**
 * The first page of a list, filtered by the API itself, while the complete list is being read. Undefined if the API
 * does not support the query's filters or sort.
 */
export async function readFirstProducts(
  { walk: call }: Pick<Catalog, 'walk'>,
  query: ProductQuery,
): Promise<CatalogProduct[] | undefined> {
  const { api, brands, ids, active, marketplaces = [] } = query;
  if (listActive(productFilters, query).some(([name]) => !known.includes(name))) return;
  if (![brands, ids].every(fitsAddress) || marketplaces.length > 1) return;
  if (query.sort !== 'listed' || query.offset > 0) return;
  const [marketplace = 'all'] = marketplaces;
  const limit = Math.min(query.limit, limits.page.max);
  const filters = { limit, brand_ids: brands, active };
  if (api === 'v1') {
    if (!isOneOf(marketplace, [...sellerMarketplaces, 'all'])) return;
    const { products } = await call('listProducts', { query: { ...filters, asins: ids, marketplace } });
    return products.map(({ asin, ...rest }) => ({ primaryId: asin, ...rest }));
  }
  if (!isOneOf(marketplace, [...catalogMarketplaces, 'all']) || brands?.some((id) => !isUuid(id))) return;
  const { products } = await call('listCatalogProducts', {
    query: { ...filters, product_ids: ids, marketplace },
  });
  return products;
}

function isOneOf<const Names extends string>(text: string, names: readonly Names[]): text is Names {
  return names.some((name) => name === text);
}
