import { sellerMarketplaces } from '@/lib/contract/marketplaces';
import { itemsOf } from '@/lib/data/fetch/lists/read-list';
import { makeConditions, orderBy, rate, type Select, type SortColumn } from '@/lib/data/read/lists/list-sql';
import { brandNames, testProducts } from '@/lib/data/read/lists/live-conditions';
import { whereInGroups, whereRows } from '@/lib/data/read/query/filter-sql';
import type { SqlValue } from '@/lib/data/store/engine/store';
import { readFilterValue } from '@/lib/data/terms/filters/filter-value';
import { type FindingName, rateTolerance } from './findings';
import { productFilters } from './product-filters';
import type { ProductFilters } from './product-query';
import type { ProductSort } from './product-shape';

/**
 * Selects matching products as `item`, with the name of their `brand` and their `figures` in `currency`. `listKey`: the
 * parameters of `itemsOf`. `only`: the products at these positions. `findings`: which findings the statement tests.
 */
export function selectProducts(
  listKey: readonly SqlValue[],
  query: ProductFilters,
  { currency, only, findings = query.finding ? [query.finding] : [] }: SelectOptions,
): Select {
  const values = [...listKey];
  const where = [
    ...narrowProducts(String(listKey[0]), query, values),
    ...(only ? [`item.place IN (${only.join(', ')})`] : []),
  ];
  const sorted = sortOf(query.sort)?.sums ?? [];
  const sums = [...new Set([...sorted, ...findings.flatMap((name) => findingTests[name].sums)])];
  const needsFigures = sums.length > 0;
  const parts = [
    `products AS NOT MATERIALIZED (SELECT * FROM ${itemsOf})`,
    `brands AS (${brandNames})`,
    ...(needsFigures ? figuresOf(String(listKey[0]), { ...query, currency }, sums, values) : []),
  ];
  const figures = needsFigures ? 'LEFT JOIN figures ON figures.spot = item.place' : '';
  return {
    with: parts,
    from: `products AS item LEFT JOIN brands ON brands.brand_id = item.brand ${figures}`,
    where,
    values,
  };
}

const ofItems = { kind: 'product', column: 'item.id' } as const;

function narrowProducts(workspaceId: string, query: ProductFilters, values: SqlValue[]): string[] {
  const make = makeConditions(values);
  const groups = query.groups?.map((value) => readFilterValue('product_group', value));
  return make.passes(productFilters, query, {
    // Selects the list instead.
    api: [],
    ...testProducts(make, query),
    groups: groups ? [whereInGroups(ofItems, groups, workspaceId, values)] : [],
    finding: query.finding ? [findingTests[query.finding].test] : [],
  });
}

type SelectOptions = {
  /** Null if there are no rows to sum. */
  currency: string | null;
  only?: readonly number[];
  findings?: readonly FindingName[];
};

/** The figures needed for sorts and tests. Each costs time, above all on Postgres. */
const sumsOf = {
  sales: 'SUM(sales)',
  commission: 'SUM(commission)',
  clicks: 'SUM(clicks)',
  conversions: 'SUM(conversions)',
  standard_sales: "SUM(CASE WHEN source = 'reports:standard' THEN sales END)",
  standard_commission: "SUM(CASE WHEN source = 'reports:standard' THEN commission END)",
};
type Sum = keyof typeof sumsOf;
const standardSums: readonly Sum[] = ['standard_sales', 'standard_commission'];

/** Sums of every product with rows in the range. Only rows in `currency` are added; `own_rows` counts them. */
function figuresOf(
  workspaceId: string,
  { from, to, currency }: Pick<ProductFilters, 'from' | 'to'> & { currency: string | null },
  sums: readonly Sum[],
  values: SqlValue[],
): string[] {
  const where = whereRows(workspaceId, 'reports', { from, to }, {}, values);
  const own = `FILTER (WHERE currency = $${values.push(currency ?? '')})`;
  const columns = [...sums.map((name) => `${sumsOf[name]} ${own} AS ${name}`), `COUNT(*) ${own} AS own_rows`];
  return [
    `sums AS (
       SELECT marketplace AS sold_in, product AS sold_id, ${columns.join(', ')}
       FROM ledger.reports WHERE ${where.sql} GROUP BY 1, 2
     )`,
    `figures AS (
       SELECT item.place AS spot, sums.*
       FROM sums JOIN products AS item ON item.marketplace = sums.sold_in AND item.id = sums.sold_id
     )`,
  ];
}

const clicks = 'COALESCE(figures.clicks, 0)';
/** A product that only has rows in another currency says nothing about this one. */
const hasOwnRows = '(figures.spot IS NULL OR figures.own_rows > 0)';
const reported = `(figures.spot IS NOT NULL OR item.marketplace IN (${sellerMarketplaces.map((name) => `'${name}'`).join(', ')}))`;

const standardRate = rate('figures.standard_commission', 'figures.standard_sales');
const off = `ABS(${standardRate} - item.rate)`;
const differs = `COALESCE(${off} >= ${rateTolerance.points} AND ${off} >= item.rate * ${rateTolerance.relative}, FALSE)`;

/** The condition of each finding, and the figures it needs. */
const findingTests: Record<FindingName, { test: string; sums: readonly Sum[] }> = {
  'clicked-out-of-stock': { test: `NOT item.in_stock AND ${clicks} > 0`, sums: ['clicks'] },
  'clicked-inactive': { test: `NOT item.active AND ${clicks} > 0`, sums: ['clicks'] },
  'no-clicks': { test: `item.active AND ${reported} AND ${hasOwnRows} AND ${clicks} = 0`, sums: ['clicks'] },
  'rate-differs': { test: differs, sums: standardSums },
};

/** Figures are in one currency, so sorts need not name it. */
const sorts: Record<Exclude<ProductSort, 'listed'>, SortColumn & { sums?: readonly Sum[] }> = {
  title: { by: 'item.sort_name' },
  brand: { by: `COALESCE(brand_sort, '')` },
  category: { by: 'lower(item.category)' },
  marketplace: { by: 'item.marketplace' },
  price: { by: 'item.price', currency: 'item.currency' },
  rate: { by: 'item.rate' },
  sales: { by: 'figures.sales', sums: ['sales'] },
  commission: { by: 'figures.commission', sums: ['commission'] },
  clicks: { by: 'figures.clicks', sums: ['clicks'] },
  conversions: { by: 'figures.conversions', sums: ['conversions'] },
  conversionRate: { by: rate('figures.conversions', 'figures.clicks'), sums: ['conversions', 'clicks'] },
  effectiveRate: { by: standardRate, sums: standardSums },
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
