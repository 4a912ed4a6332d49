import { sellerMarketplaces } from '@/lib/contract/marketplaces';
import {
  currencyRank,
  makeConditions,
  orderBy,
  rate,
  type Select,
  type SortColumn,
} from '@/lib/data/lists/list-sql';
import { itemsOf } from '@/lib/data/lists/read-list';
import { whereRows } from '@/lib/data/query/filter-sql';
import type { SqlValue } from '@/lib/data/store/store';
import { type FindingName, rateTolerance } from './findings';
import { productFilters } from './product-filters';
import type { ProductFilters } from './product-query';
import type { ProductSort } from './product-shape';

/**
 * Selects matching products as `item`, with the name of their `brand` and their `figures`: over all currencies for
 * findings, otherwise in the currency of the price or the first one. `listKey`: the parameters of `itemsOf`. `only`: the
 * products at these positions. `findings`: which findings the statement tests.
 */
export function selectProducts(
  listKey: readonly SqlValue[],
  query: ProductFilters,
  { only, findings = query.finding ? [query.finding] : [] }: SelectOptions = {},
): Select {
  const values = [...listKey];
  const where = [...testProducts(query, values), ...(only ? [`item.place IN (${only.join(', ')})`] : [])];
  const sorted = sortOf(query.sort)?.sums ?? [];
  const sums = [...new Set([...sorted, ...findings.flatMap((name) => findingTests[name].sums)])];
  const needsFigures = sums.length > 0;
  const parts = [
    `products AS NOT MATERIALIZED (SELECT * FROM ${itemsOf})`,
    `brands AS (SELECT id AS brand_id, name AS brand_name, sort_name AS brand_sort
       FROM ledger.items WHERE workspace = $1 AND list = 'brands' AND walk IN (0,
         (SELECT walk FROM ledger.lists WHERE workspace = $1 AND list = 'brands' AND connection = $3)))`,
    ...(needsFigures ? figuresOf(String(listKey[0]), query, sums, values) : []),
  ];
  const figures = needsFigures ? 'LEFT JOIN figures ON figures.spot = item.place' : '';
  return {
    with: parts,
    from: `products AS item LEFT JOIN brands ON brands.brand_id = item.brand ${figures}`,
    ...{ where, values },
  };
}

function testProducts(query: ProductFilters, values: SqlValue[]): string[] {
  const { passes, test, containsWords } = makeConditions(values);
  const [currency, amount] = query.priceBelow?.split(':') ?? [];
  return passes(productFilters, query, {
    // Selects the list instead.
    api: [],
    q: containsWords(`item.texts || chr(10) || COALESCE(brand_sort, '')`, query.q),
    stock: test(query.stock && query.stock === 'in', (inStock) => `item.in_stock = ${inStock}`),
    priceBelow: [
      ...test(currency, (currency) => `item.currency = ${currency}`),
      ...test(amount, (amount) => `item.price < CAST(${amount} AS DECIMAL(38,8))`),
    ],
    finding: query.finding ? [findingTests[query.finding].test] : [],
  });
}

type SelectOptions = { only?: readonly number[]; findings?: readonly FindingName[] };

const standard = "FILTER (WHERE source = 'reports:standard')";

/** The figures needed for sorts and tests. Each costs time, above all on Postgres. */
const sumsOf = {
  sales: 'SUM(sales)',
  commission: 'SUM(commission)',
  clicks: 'SUM(clicks)',
  conversions: 'SUM(conversions)',
  standard_sales: `SUM(sales) ${standard}`,
  standard_commission: `SUM(commission) ${standard}`,
};
type Sum = keyof typeof sumsOf;
const standardSums: readonly Sum[] = ['standard_sales', 'standard_commission'];

/** Sums of every product with rows in the range, in its first currency. Window functions would sort all rows. */
function figuresOf(
  workspaceId: string,
  { from, to }: Pick<ProductFilters, 'from' | 'to'>,
  sums: readonly Sum[],
  values: SqlValue[],
): string[] {
  const where = whereRows(workspaceId, 'reports', { from, to }, {}, values);
  const standardRate = rate('standard_commission', 'standard_sales');
  const off = `ABS(${standardRate} - item.rate)`;
  const differs = `${off} >= ${rateTolerance.points} AND ${off} >= item.rate * ${rateTolerance.relative}`;
  const comparesRates = sums.includes('standard_sales');
  const rates = comparesRates ? [`${standardRate} AS standard_rate`, `${differs} AS differs`] : [];
  const standing = `CASE WHEN sums.sum_currency = item.currency THEN '' ELSE
    CAST(${currencyRank('sums.sum_currency')} AS VARCHAR) || sums.sum_currency END AS standing`;
  const every = [
    ...(sums.includes('clicks') ? ['SUM(clicks) AS all_clicks'] : []),
    ...(comparesRates ? ['BOOL_OR(differs) AS any_differs'] : []),
  ];
  return [
    `sums AS (
       SELECT marketplace AS sold_in, product AS sold_id, currency AS sum_currency,
         ${sums.map((name) => `${sumsOf[name]} AS ${name}`).join(', ')}
       FROM ledger.reports WHERE ${where.sql} GROUP BY 1, 2, 3
     )`,
    `sold AS (
       SELECT ${['item.place AS spot', 'sums.*', ...rates, standing].join(', ')}
       FROM sums JOIN products AS item ON item.marketplace = sums.sold_in AND item.id = sums.sold_id
     )`,
    `figures AS (
       SELECT * FROM sold JOIN (
         SELECT ${['spot AS sold_at', ...every, 'MIN(standing COLLATE "C") AS first_standing'].join(', ')}
         FROM sold GROUP BY 1
       ) AS every ON every.sold_at = sold.spot AND every.first_standing = sold.standing
     )`,
  ];
}

const clicks = 'COALESCE(figures.all_clicks, 0)';
const reported = `(figures.spot IS NOT NULL OR item.marketplace IN (${sellerMarketplaces.map((name) => `'${name}'`).join(', ')}))`;

/** The condition of each finding, and the figures it needs. */
const findingTests: Record<FindingName, { test: string; sums: readonly Sum[] }> = {
  'clicked-out-of-stock': { test: `NOT item.in_stock AND ${clicks} > 0`, sums: ['clicks'] },
  'clicked-inactive': { test: `NOT item.active AND ${clicks} > 0`, sums: ['clicks'] },
  'no-clicks': { test: `item.active AND ${reported} AND ${clicks} = 0`, sums: ['clicks'] },
  'rate-differs': { test: 'COALESCE(figures.any_differs, FALSE)', sums: standardSums },
};

const sorts: Record<Exclude<ProductSort, 'listed'>, SortColumn & { sums?: readonly Sum[] }> = {
  title: { by: 'item.sort_name' },
  brand: { by: `COALESCE(brand_sort, '')` },
  category: { by: 'lower(item.category)' },
  marketplace: { by: 'item.marketplace' },
  price: { by: 'item.price', currency: 'item.currency' },
  rate: { by: 'item.rate' },
  sales: { by: 'figures.sales', currency: 'figures.sum_currency', sums: ['sales'] },
  commission: { by: 'figures.commission', currency: 'figures.sum_currency', sums: ['commission'] },
  clicks: { by: 'figures.clicks', sums: ['clicks'] },
  conversions: { by: 'figures.conversions', sums: ['conversions'] },
  conversionRate: { by: rate('figures.conversions', 'figures.clicks'), sums: ['conversions', 'clicks'] },
  effectiveRate: { by: 'figures.standard_rate', sums: standardSums },
};

const sortOf = (name: ProductSort) => (name === 'listed' ? undefined : sorts[name]);

export const orderProducts = (sort: ProductSort, order: 'asc' | 'desc'): string =>
  orderBy(sortOf(sort), order);

/** Counts products and clicks of each finding. */
export const countFindings = Object.entries(findingTests)
  .map(
    ([name, { test }]) =>
      `COUNT(*) FILTER (WHERE ${test}) AS "${name}", SUM(${clicks}) FILTER (WHERE ${test}) AS "${name} clicks"`,
  )
  .join(', ');
