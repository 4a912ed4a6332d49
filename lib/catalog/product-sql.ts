import { sellerMarketplaces } from '@/lib/contract/marketplaces';
import { preferredCurrencies } from '@/lib/format/currency';
import { whereRows } from '@/lib/ledger/query/filter-sql';
import type { SqlValue } from '@/lib/ledger/store/store';
import { type FindingName, rateTolerance } from './findings';
import type { ProductFilters } from './product-query';
import type { ProductSort } from './product-shape';
import { itemsOf } from './read-list';

/** A statement's beginning, up to the tables and conditions it selects from; parameters are numbered from $1. */
export type ProductSql = { with: string; from: string; values: SqlValue[] };

/**
 * Products of a list that pass the filters, as `item`, with the name of their `brand` and their `figures`: of all currencies
 * together for findings, else those in the currency of the price, or in the first that there is. `place`: the parameters of
 * `itemsOf`. `only`: the products at these places of the list.
 */
export function selectProducts(
  place: readonly SqlValue[],
  query: ProductFilters,
  only: readonly number[] | null = null,
): ProductSql {
  const values = [...place];
  const tests = [...testProducts(query, values), ...(only ? [`item.place IN (${only.join(', ')})`] : [])];
  const needsFigures = query.finding !== undefined || query.sort in figureSorts;
  const parts = [
    `products AS NOT MATERIALIZED (SELECT * FROM ${itemsOf})`,
    `brands AS (SELECT id AS brand_id, name AS brand_name, sort_name AS brand_sort
       FROM ledger.items WHERE workspace = $1 AND list = 'brands' AND walk IN (0,
         (SELECT walk FROM ledger.lists WHERE workspace = $1 AND list = 'brands' AND connection = $3)))`,
    ...(needsFigures ? figuresOf(String(place[0]), query, values) : []),
  ];
  const figures = needsFigures ? 'LEFT JOIN figures ON figures.spot = item.place' : '';
  const where = tests.length > 0 ? `WHERE ${tests.join(' AND ')}` : '';
  return {
    with: `WITH ${parts.join(', ')}`,
    from: `products AS item LEFT JOIN brands ON brands.brand_id = item.brand ${figures} ${where}`,
    values,
  };
}

function testProducts(query: ProductFilters, values: SqlValue[]): string[] {
  const isOneOf = (column: string, wanted: readonly string[] | undefined) =>
    wanted && wanted.length > 0
      ? [`item.${column} IN (${wanted.map((value) => `$${values.push(value)}`).join(', ')})`]
      : [];
  const words = (query.q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return [
    ...isOneOf('brand', query.brands),
    ...isOneOf('id', query.ids),
    ...isOneOf('category', query.categories),
    ...isOneOf('marketplace', query.marketplaces),
    ...(query.active === undefined ? [] : [`item.active = $${values.push(query.active)}`]),
    ...(query.stock === undefined ? [] : [`item.in_stock = $${values.push(query.stock === 'in')}`]),
    ...words.map(
      (word) => `strpos(item.texts || chr(10) || COALESCE(brand_sort, ''), $${values.push(word)}) > 0`,
    ),
    ...(query.finding ? [findingTests[query.finding]] : []),
  ];
}

/** A rate as fractions are given: rounded to eight places; null where nothing was sold. */
const rate = (over: string, under: string) =>
  `CAST(CAST(${over} AS FLOAT8) / NULLIF(CAST(${under} AS FLOAT8), 0) AS DECIMAL(38,8))`;

const currencyRank = (column: string) =>
  `CASE ${column} ${preferredCurrencies.map((code, at) => `WHEN '${code}' THEN ${at}`).join(' ')} ELSE ${preferredCurrencies.length} END`;

/** Sums of every product that has rows in the range, in the currency with the first `standing`. Windows would sort them all. */
function figuresOf(
  workspaceId: string,
  { from, to }: Pick<ProductFilters, 'from' | 'to'>,
  values: SqlValue[],
): string[] {
  const where = whereRows(workspaceId, 'reports', { from, to }, {}, values);
  const standard = "FILTER (WHERE source = 'reports:standard')";
  const off = 'ABS(sums.standard_rate - item.rate)';
  return [
    `sums AS (
       SELECT *, ${rate('standard_commission', 'standard_sales')} AS standard_rate FROM (
         SELECT marketplace AS sold_in, product AS sold_id, currency AS sum_currency, SUM(sales) AS sales,
           SUM(commission) AS commission, SUM(clicks) AS clicks, SUM(conversions) AS conversions,
           SUM(sales) ${standard} AS standard_sales, SUM(commission) ${standard} AS standard_commission
         FROM ledger.reports WHERE ${where.sql} GROUP BY 1, 2, 3
       ) AS grouped
     )`,
    `sold AS (
       SELECT item.place AS spot, sums.*, ${off} >= ${rateTolerance.points} AND
           ${off} >= item.rate * ${rateTolerance.relative} AS differs,
         CASE WHEN sums.sum_currency = item.currency THEN '' ELSE
           CAST(${currencyRank('sums.sum_currency')} AS VARCHAR) || sums.sum_currency END AS standing
       FROM sums JOIN products AS item ON item.marketplace = sums.sold_in AND item.id = sums.sold_id
     )`,
    `figures AS (
       SELECT sold.*, all_clicks, any_differs FROM sold JOIN (
         SELECT spot AS sold_at, SUM(clicks) AS all_clicks, BOOL_OR(differs) AS any_differs,
           MIN(standing COLLATE "C") AS first_standing
         FROM sold GROUP BY 1
       ) AS every ON every.sold_at = sold.spot AND every.first_standing = sold.standing
     )`,
  ];
}

const clicks = 'COALESCE(figures.all_clicks, 0)';
const reported = `(figures.spot IS NOT NULL OR item.marketplace IN (${sellerMarketplaces.map((name) => `'${name}'`).join(', ')}))`;

/** What each finding says of a product and its figures. */
const findingTests: Record<FindingName, string> = {
  'clicked-out-of-stock': `NOT item.in_stock AND ${clicks} > 0`,
  'clicked-inactive': `NOT item.active AND ${clicks} > 0`,
  'no-clicks': `item.active AND ${reported} AND ${clicks} = 0`,
  'rate-differs': 'COALESCE(figures.any_differs, FALSE)',
};

/** What a sort compares; amounts name their currency, and are never compared with those of another. */
type SortColumn = { by: string; currency?: string };

const figureSorts: Record<string, SortColumn> = {
  sales: { by: 'figures.sales', currency: 'figures.sum_currency' },
  commission: { by: 'figures.commission', currency: 'figures.sum_currency' },
  clicks: { by: 'figures.clicks' },
  conversions: { by: 'figures.conversions' },
  conversionRate: { by: rate('figures.conversions', 'figures.clicks') },
  effectiveRate: { by: 'figures.standard_rate' },
};

const plainSorts: Record<string, SortColumn> = {
  title: { by: 'item.sort_name' },
  brand: { by: `COALESCE(brand_sort, '')` },
  category: { by: 'lower(item.category)' },
  marketplace: { by: 'item.marketplace' },
  price: { by: 'item.price', currency: 'item.currency' },
  rate: { by: 'item.rate' },
};

/** The order of products. What has nothing to compare comes last either way; equals keep the order of the API. */
export function orderProducts(sort: ProductSort, order: 'asc' | 'desc'): string {
  const column = figureSorts[sort] ?? plainSorts[sort];
  if (!column) return 'item.place';
  const { by, currency } = column;
  const apart = currency ? [currencyRank(currency), `${currency} COLLATE "C"`] : [];
  return [`${by} IS NULL`, ...apart, `${by} ${order === 'asc' ? 'ASC' : 'DESC'}`, 'item.place'].join(', ');
}

/** How many products each finding is about, and their clicks. */
export const countFindings = Object.entries(findingTests)
  .map(
    ([name, test]) =>
      `COUNT(*) FILTER (WHERE ${test}) AS "${name}", SUM(${clicks}) FILTER (WHERE ${test}) AS "${name} clicks"`,
  )
  .join(', ');
