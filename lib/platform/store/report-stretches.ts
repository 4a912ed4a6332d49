import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { sellerMarketplaces } from '@/lib/contract/marketplaces';
import type { clickRows, reportRows } from './schema';
import { stretchPart } from './walk';

export type RowFilters = {
  sellerId: string;
  /** Brands of the seller, each once; undefined: all of them. */
  brandIds: string[] | undefined;
  /** Each once; undefined: all. */
  asins: string[] | undefined;
  marketplace: string;
  payoutModel: 'standard' | 'cpc' | 'all';
};

/** Beyond this many brands, reading the seller's rows and passing over the other brands' costs less. */
const mostBrands = 8;

/** Which index of the row tables serves a filter, as its stretches and the condition that ties a row to one. */
export function planStretches(
  table: typeof reportRows | typeof clickRows,
  filters: RowFilters,
): { keys: string[][]; where: SQL | undefined } {
  const { sellerId, brandIds, asins } = filters;
  const payouts = filters.payoutModel === 'all' ? ['standard', 'cpc'] : [filters.payoutModel];
  const marketplaces = filters.marketplace === 'all' ? [...sellerMarketplaces] : [filters.marketplace];
  const ofSeller = eq(table.sellerId, sellerId);
  const onMarketplace = inArray(table.marketplace, marketplaces);
  const ofBrand = brandIds && inArray(table.brandId, brandIds);

  if (asins) {
    const paid = sql`${table.payoutModel} in ${payouts}`;
    const where = and(ofSeller, sql`${table.asin} = ${stretchPart(1)}`, onMarketplace, ofBrand, paid);
    return { keys: asins.map((asin) => [asin]), where };
  }
  if (brandIds && brandIds.length <= mostBrands) {
    const keys = brandIds.flatMap((brand) =>
      marketplaces.flatMap((marketplace) => payouts.map((payout) => [brand, marketplace, payout])),
    );
    const where = and(
      ofSeller,
      sql`${table.brandId} = ${stretchPart(1)}::uuid`,
      sql`${table.marketplace} = ${stretchPart(2)}`,
      sql`${table.payoutModel} = ${stretchPart(3)}`,
    );
    return { keys, where };
  }
  const where = and(ofSeller, sql`${table.payoutModel} = ${stretchPart(1)}`, onMarketplace, ofBrand);
  return { keys: payouts.map((payout) => [payout]), where };
}
