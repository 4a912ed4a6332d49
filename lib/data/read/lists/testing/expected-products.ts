import { Decimal } from 'decimal.js';
import type { FindingName } from '@/features/products/findings';
import type { ProductQuery } from '@/features/products/product-query';
import type { ProductRow } from '@/features/products/product-shape';
import { isReportedMarketplace } from '@/lib/contract/marketplaces';
import type { Brand } from '@/lib/contract/resources/brand';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import { chooseOneCurrency, findMainCurrency, orderCurrencies } from '@/lib/data/read/summary/currencies';
import type { Fact } from '@/lib/data/testing/facts';
import { containsWords, countBy, figuresBy, groupBy, has, type Key, sortRows, totalsOf } from './plain-lists';

export type World = { products: CatalogProduct[]; brands: Brand[]; facts: Fact[] };

/** A row's figures in the currency, if it has rows in it. */
const entryOf = (row: ProductRow, of: string | null) => row.figures.find(({ currency }) => currency === of);
const clicksOf = (row: ProductRow, of: string | null) => entryOf(row, of)?.figures.clicks ?? 0;

const findingRules: Record<FindingName, (row: ProductRow, of: string | null) => boolean> = {
  'clicked-out-of-stock': (row, of) => row.product.inStock === false && clicksOf(row, of) > 0,
  'clicked-inactive': (row, of) => row.product.active === false && clicksOf(row, of) > 0,
  'no-clicks': (row, of) => {
    const only = row.figures.length === 0 || entryOf(row, of) !== undefined;
    return row.product.active === true && row.reported && only && clicksOf(row, of) === 0;
  },
  'rate-differs': (row, of) => {
    const standardRate = entryOf(row, of)?.standardRate ?? null;
    const listed = row.product.commissionPercentage;
    if (standardRate === null || listed === null) return false;
    const off = new Decimal(standardRate).minus(listed).abs();
    return off.gte(0.01) && off.gte(new Decimal(listed).times(0.25));
  },
};

const isBelow = (pricing: ProductRow['product']['pricing'], limit: string) =>
  pricing !== null &&
  limit.startsWith(`${pricing.currency}:`) &&
  new Decimal(pricing.price).lt(limit.slice(4));

function passes(row: ProductRow, query: ProductQuery): boolean {
  const { product } = row;
  const texts = [product.title, product.primaryId, product.category, row.brandName];
  return (
    has(query.brands, product.brandId) &&
    has(query.ids, product.primaryId) &&
    has(query.categories, product.category) &&
    has(query.marketplaces, product.marketplace) &&
    (query.active === undefined || product.active === query.active) &&
    (query.stock === undefined || product.inStock === (query.stock === 'in')) &&
    (query.priceBelow === undefined || isBelow(product.pricing, query.priceBelow)) &&
    containsWords(query.q, texts)
  );
}

function keyOf(row: ProductRow, sort: ProductQuery['sort'], at: number, of: string | null): Key {
  const { product, brandName } = row;
  const entry = entryOf(row, of);
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
      return { amount: product.pricing?.price, currency: product.pricing?.currency };
    case 'rate':
      return { amount: product.commissionPercentage };
    case 'effectiveRate':
      return { amount: entry?.standardRate };
    default:
      return { amount: entry?.figures[sort] };
  }
}

/** The response to a query, by a simple computation over all products and rows. */
export function expectProducts({ products, brands, facts }: World, query: ProductQuery) {
  const inRange = facts.filter(({ day }) => day >= query.from && day <= query.to);
  const own = groupBy(inRange, (fact) => `${fact.marketplace}/${fact.product}`);
  const factsOf = ({ marketplace, primaryId }: CatalogProduct) =>
    own.get(`${marketplace}/${primaryId}`) ?? [];
  const all = products.map((product): ProductRow => {
    const figures = figuresBy(factsOf(product), query);
    const brandName = brands.find(({ id }) => id === product.brandId)?.name ?? null;
    const reported = isReportedMarketplace(product.marketplace) || figures.length > 0;
    return { product, figures, brandName, reported, groups: [] };
  });
  const sign = query.order === 'asc' || query.sort === 'listed' ? 1 : -1;
  const totals = (rows: ProductRow[]) =>
    totalsOf(
      rows.flatMap(({ product }) => factsOf(product)),
      query,
    );
  const narrowed = all.filter((row) => passes(row, query));
  const every = totals(narrowed);
  const currency = chooseOneCurrency(every, query.currency);
  const passing = narrowed.filter((row) => !query.finding || findingRules[query.finding](row, currency));
  const found = sortRows(passing, (row, at) => keyOf(row, query.sort, at, currency), sign);
  const listed = new Set(products.map(({ primaryId }) => primaryId));
  return {
    rows: found.slice(query.offset, query.offset + query.limit),
    total: found.length,
    totals: totals(found),
    currency,
    currencies: orderCurrencies(every),
    unknownIds: (query.ids ?? []).filter((id) => !listed.has(id)),
    categories: countBy(products.map(({ category }) => category)),
    marketplaces: countBy(products.map(({ marketplace }) => marketplace)),
    findings: Object.entries(findingRules).map(([name, rule]) => {
      const of = query.currency ?? findMainCurrency(totals(all));
      const about = all.filter((row) => rule(row, of));
      const clicks = about.reduce((total, row) => total + clicksOf(row, of), 0);
      return { name, products: about.length, clicks };
    }),
  };
}
