import { limits } from '@/lib/contract/limits';
import { catalogMarketplaces, sellerMarketplaces } from '@/lib/contract/marketplaces';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import { listActive } from './filter';
import { productFilters } from './product-filters';
import type { ProductQuery } from './product-query';
import type { Reader } from './read-list';

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** The filters that the API has, too. */
const known = ['api', 'brands', 'ids', 'active', 'marketplaces'];

/** A comma parts the items of a list, and an address holds only so much. */
const longestList = 2_000;
const fitsAddress = (items: readonly string[] = []) =>
  !items.some((item) => item.includes(',')) && items.join(',').length <= longestList;

/**
 * The beginning of a list as the API itself filters it, for while the whole is still being read; undefined where the
 * query asks for what the API cannot filter or order by.
 */
export async function readFirstProducts(
  { call }: Pick<Reader, 'call'>,
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
