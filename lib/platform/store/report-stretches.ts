import { and, eq, type SQL, sql } from 'drizzle-orm';
import { sellerMarketplaces } from '@/lib/contract/marketplaces';
import type { clickRows, reportRows } from './schema';
import { stretchPart } from './walk';

export type RowTable = typeof reportRows | typeof clickRows;

export type RowFilters = {
  sellerId: string;
  /** Brands of the seller, each once; undefined: all of them. */
  brandIds: string[] | undefined;
  /** Each once; undefined: all. */
  asins: string[] | undefined;
  marketplace: string;
  payoutModel: 'standard' | 'cpc' | 'all';
};

/** What a statement takes besides the keys of its stretches. */
type Values = { seller: string; brands: string[]; marketplaces: string[]; payouts: string[] };

/**
 * Which index serves a filter. All filters of one way are one statement with other values, and for any values that
 * index alone gives its rows in order: the database may keep its plan.
 */
export type Way = {
  index: 'asin' | 'brand' | 'marketplace' | 'payout';
  /** Whether rows of other brands have to be passed over. */
  ofBrands: boolean;
};

/** Beyond this many brands, reading the seller's rows and passing over the other brands' costs less. */
const mostBrands = 8;

/** How to read the rows of a filter: the way, the keys of its stretches, and the values. */
export function planStretches(filters: RowFilters): { way: Way; keys: string[][]; values: Values } {
  const { sellerId, brandIds, asins, marketplace, payoutModel } = filters;
  const payouts = payoutModel === 'all' ? ['standard', 'cpc'] : [payoutModel];
  const isEverywhere = marketplace === 'all';
  const marketplaces = isEverywhere ? [...sellerMarketplaces] : [marketplace];
  const values = { seller: sellerId, brands: brandIds ?? [], marketplaces, payouts };
  const ofBrands = brandIds !== undefined;
  if (asins) return { way: { index: 'asin', ofBrands }, keys: asins.map((asin) => [asin]), values };
  if (!brandIds || brandIds.length > mostBrands) {
    const keys = payouts.map((payout) => (isEverywhere ? [payout] : [marketplace, payout]));
    return { way: { index: isEverywhere ? 'payout' : 'marketplace', ofBrands }, keys, values };
  }
  const keys = brandIds.flatMap((brand) =>
    marketplaces.flatMap((place) => payouts.map((payout) => [brand, place, payout])),
  );
  return { way: { index: 'brand', ofBrands: false }, keys, values };
}

const anyOf = (name: keyof Values, type: 'text' | 'uuid'): SQL =>
  sql`any(${sql.placeholder(name)}::${sql.raw(type)}[])`;

/** The condition that ties a row to a stretch, with placeholders for the values. */
export function inStretch(table: RowTable, { index, ofBrands }: Way): SQL | undefined {
  const ofSeller = eq(table.sellerId, sql.placeholder('seller'));
  const onMarketplaces = sql`${table.marketplace} = ${anyOf('marketplaces', 'text')}`;
  const ofBrand = ofBrands ? sql`${table.brandId} = ${anyOf('brands', 'uuid')}` : undefined;
  switch (index) {
    case 'asin': {
      const paid = sql`${table.payoutModel} = ${anyOf('payouts', 'text')}`;
      return and(ofSeller, sql`${table.asin} = ${stretchPart(1)}`, onMarketplaces, ofBrand, paid);
    }
    case 'brand':
      return and(
        ofSeller,
        sql`${table.brandId} = ${stretchPart(1)}::uuid`,
        sql`${table.marketplace} = ${stretchPart(2)}`,
        sql`${table.payoutModel} = ${stretchPart(3)}`,
      );
    case 'marketplace': {
      const onMarketplace = sql`${table.marketplace} = ${stretchPart(1)}`;
      return and(ofSeller, onMarketplace, sql`${table.payoutModel} = ${stretchPart(2)}`, ofBrand);
    }
    case 'payout':
      return and(ofSeller, sql`${table.payoutModel} = ${stretchPart(1)}`, onMarketplaces, ofBrand);
  }
}
