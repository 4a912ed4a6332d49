import { Decimal } from 'decimal.js';
import { isReportedMarketplace } from '@/lib/contract/marketplaces';
import type { Brand } from '@/lib/contract/resources/brand';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import { compareCurrencies } from '@/lib/format/currency';
import { figuresOf, sum } from '@/lib/ledger/testing/expected-figures';
import type { Fact } from '@/lib/ledger/testing/facts';
import type { FindingName } from '../findings';
import type { CurrencyFigures } from '../performance-shape';
import type { ProductQuery } from '../product-query';
import type { ProductRow } from '../product-shape';

export type World = { products: CatalogProduct[]; brands: Brand[]; facts: Fact[] };

function groupBy<Value>(values: readonly Value[], keyOf: (value: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}

const byCurrency = (facts: readonly Fact[]) => {
  const groups = groupBy(facts, ({ currency }) => currency);
  return [...groups].sort(([a], [b]) => compareCurrencies(a, b));
};

function rateOf(facts: readonly Fact[]): number | null {
  const standard = facts.filter(({ source }) => source === 'reports:standard');
  const sales = sum(standard.map((fact) => fact.sales));
  if (sales.isZero()) return null;
  return sum(standard.map((fact) => fact.commission))
    .div(sales)
    .toDecimalPlaces(8, Decimal.ROUND_HALF_UP)
    .plus(0)
    .toNumber();
}

const figuresBy = (facts: readonly Fact[]): CurrencyFigures[] =>
  byCurrency(facts).map(([currency, own]) => ({
    currency,
    figures: figuresOf(own),
    standardRate: rateOf(own),
  }));

const has = (values: readonly string[] | undefined, value: string) =>
  !values?.length || values.includes(value);

const clicksOf = (row: ProductRow) => row.figures.reduce((total, { figures }) => total + figures.clicks, 0);

const findingRules: Record<FindingName, (row: ProductRow) => boolean> = {
  'clicked-out-of-stock': (row) => !row.product.inStock && clicksOf(row) > 0,
  'clicked-inactive': (row) => !row.product.active && clicksOf(row) > 0,
  'no-clicks': (row) => row.product.active && row.reported && clicksOf(row) === 0,
  'rate-differs': ({ product, figures }) =>
    figures.some(({ standardRate }) => {
      if (standardRate === null) return false;
      const off = new Decimal(standardRate).minus(product.commissionPercentage).abs();
      return off.gte(0.01) && off.gte(new Decimal(product.commissionPercentage).times(0.25));
    }),
};

function passes(row: ProductRow, query: ProductQuery): boolean {
  const { product } = row;
  const text = [product.title, product.primaryId, product.category, row.brandName].join('\n').toLowerCase();
  return (
    has(query.brands, product.brandId) &&
    has(query.ids, product.primaryId) &&
    has(query.categories, product.category) &&
    has(query.marketplaces, product.marketplace) &&
    (query.active === undefined || product.active === query.active) &&
    (query.stock === undefined || product.inStock === (query.stock === 'in')) &&
    (query.q ?? '')
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word)) &&
    (query.finding === undefined || findingRules[query.finding](row))
  );
}

/** Text, or a number beside its currency. */
type Key = string | { amount: string | number | null | undefined; currency?: string | undefined };

function keyOf(row: ProductRow, sort: ProductQuery['sort'], at: number): Key {
  const { product, figures, brandName } = row;
  const entry = figures.find(({ currency }) => currency === product.pricing.currency) ?? figures[0];
  switch (sort) {
    case 'listed':
      return { amount: at };
    case 'title':
      return product.title.toLowerCase();
    case 'brand':
      return (brandName ?? '').toLowerCase();
    case 'category':
      return product.category.toLowerCase();
    case 'marketplace':
      return product.marketplace;
    case 'price':
      return { amount: product.pricing.price, currency: product.pricing.currency };
    case 'rate':
      return { amount: product.commissionPercentage };
    case 'effectiveRate':
      return { amount: entry?.standardRate };
    case 'sales':
    case 'commission':
      return { amount: entry?.figures[sort], currency: entry?.currency };
    default:
      return { amount: entry?.figures[sort] };
  }
}

function compare(a: Key, b: Key, sign: number): number {
  if (typeof a === 'string' || typeof b === 'string') return sign * (a < b ? -1 : a > b ? 1 : 0);
  const [x, y] = [a.amount ?? null, b.amount ?? null];
  if (x === null || y === null) return Number(x === null) - Number(y === null);
  return compareCurrencies(a.currency ?? '', b.currency ?? '') || sign * new Decimal(x).cmp(y);
}

/** What a plain computation over every product and row makes of a query. */
export function expectProducts({ products, brands, facts }: World, query: ProductQuery) {
  const inRange = facts.filter(({ day }) => day >= query.from && day <= query.to);
  const own = groupBy(inRange, (fact) => `${fact.marketplace}/${fact.product}`);
  const factsOf = ({ marketplace, primaryId }: CatalogProduct) =>
    own.get(`${marketplace}/${primaryId}`) ?? [];
  const all = products.map((product): ProductRow => {
    const figures = figuresBy(factsOf(product));
    const brandName = brands.find(({ id }) => id === product.brandId)?.name ?? null;
    const reported = isReportedMarketplace(product.marketplace) || figures.length > 0;
    return { product, figures, brandName, reported };
  });
  const sign = query.order === 'asc' || query.sort === 'listed' ? 1 : -1;
  const found = all
    .filter((row) => passes(row, query))
    .map((row, at) => ({ row, at, key: keyOf(row, query.sort, at) }))
    .sort((a, b) => compare(a.key, b.key, sign) || a.at - b.at)
    .map(({ row }) => row);
  const listed = new Set(products.map(({ primaryId }) => primaryId));
  return {
    rows: found.slice(query.offset, query.offset + query.limit),
    total: found.length,
    totals: byCurrency(found.flatMap(({ product }) => factsOf(product))).map(([currency, of]) => ({
      ...{ currency, figures: figuresOf(of), standardRate: null },
    })),
    unknownIds: (query.ids ?? []).filter((id) => !listed.has(id)),
    categories: countBy(products.map(({ category }) => category)),
    marketplaces: countBy(products.map(({ marketplace }) => marketplace)),
    findings: Object.entries(findingRules).map(([name, rule]) => {
      const about = all.filter(rule);
      return { name, products: about.length, clicks: about.reduce((total, row) => total + clicksOf(row), 0) };
    }),
  };
}

const countBy = (values: readonly string[]) =>
  [...groupBy(values, (value) => value)]
    .map(([value, of]) => ({ value, count: of.length }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
