import { itemsIn } from '@/lib/data/fetch/lists/read-list';
import type { FilterValues } from '@/lib/data/terms/filters/list-filter';
import type { liveCreatorFilters, liveProductFilters } from '@/lib/data/terms/filters/live-filters';
import { items, type makeConditions } from './list-sql';

type Make = ReturnType<typeof makeConditions>;

/** Creators with their program tags, as one text. */
export const taggedCreators = `${items} LEFT JOIN (
  SELECT id AS tagged, string_agg(tag, chr(31) ORDER BY place) AS tags
  FROM ${itemsIn("'creatorMatches'")} GROUP BY id
) AS tags ON tagged = item.id`;

/** Conditions of the creators' filters, over `taggedCreators`. */
export const testCreators = (
  { testAny, containsWords }: Make,
  query: FilterValues<typeof liveCreatorFilters>,
) => ({
  q: containsWords(`item.texts || chr(31) || COALESCE(lower(tags), '')`, query.q),
  brands: testAny(
    query.brands?.map((id) => `|${id}|`),
    (partner) => `strpos(item.partners, ${partner}) > 0`,
  ),
});

/** Names of brands, also of those that left the API. */
export const brandNames = `SELECT id AS brand_id, name AS brand_name, sort_name AS brand_sort
       FROM ledger.items WHERE workspace = $1 AND list = 'brands' AND walk IN (0,
         (SELECT walk FROM ledger.lists WHERE workspace = $1 AND list = 'brands' AND connection = $3))`;

/** Conditions of the products' filters, over products joined to `brandNames`. */
export function testProducts({ test, containsWords }: Make, query: FilterValues<typeof liveProductFilters>) {
  const [currency, amount] = query.priceBelow?.split(':') ?? [];
  return {
    q: containsWords(`item.texts || chr(10) || COALESCE(brand_sort, '')`, query.q),
    stock: test(query.stock && query.stock === 'in', (inStock) => `item.in_stock = ${inStock}`),
    priceBelow: [
      ...test(currency, (currency) => `item.currency = ${currency}`),
      ...test(amount, (amount) => `item.price < CAST(${amount} AS DECIMAL(38,8))`),
    ],
  };
}
