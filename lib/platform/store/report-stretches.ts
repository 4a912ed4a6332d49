import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { sellerMarketplaces } from '@/lib/contract/marketplaces';
import type { clickRows, reportRows } from './schema';
import { stretches, stretchPart } from './walk';

export type RowFilters = {
  sellerId: string;
  /** Brands of the seller, each once; undefined: all of them. */
  brandIds: string[] | undefined;
  /** Each once; undefined: all. */
  asins: string[] | undefined;
  marketplace: string;
  payoutModel: 'standard' | 'cpc' | 'all';
};

/** Beyond this many brands, reading all rows of the seller and skipping the other brands costs less. */
const mostBrands = 8;

/**
 * Picks the index that serves a filter: the stretches of it to read, and the condition that ties a row to one of them.
 * Each stretch gives its rows in the order of the list.
 */
export function planReportStretches(
  table: typeof reportRows | typeof clickRows,
  filters: RowFilters,
): { source: SQL; where: SQL | undefined } {
  const { sellerId, brandIds, asins, marketplace, payoutModel } = filters;
  const payouts: ('standard' | 'cpc')[] = payoutModel === 'all' ? ['standard', 'cpc'] : [payoutModel];
  const everywhere = marketplace === 'all';
  const marketplaces = everywhere ? [...sellerMarketplaces] : [marketplace];
  const ofSeller = eq(table.sellerId, sellerId);
  const ofBrands = brandIds && inArray(table.brandId, brandIds);
  const onMarketplaces = inArray(table.marketplace, marketplaces);
  if (asins) {
    const where = and(ofSeller, onMarketplaces, ofBrands, inArray(table.payoutModel, payouts));
    return { source: stretches([asins]), where: and(sql`${table.asin} = ${stretchPart(1)}`, where) };
  }
  if (brandIds && brandIds.length <= mostBrands) {
    const keys = brandIds.flatMap((brand) =>
      marketplaces.flatMap((name) => payouts.map((payout) => ({ brand, name, payout }))),
    );
    const lists = [
      keys.map(({ brand }) => brand),
      keys.map(({ name }) => name),
      keys.map(({ payout }) => payout),
    ];
    const ofBrand = sql`${table.brandId} = ${stretchPart(1)}::uuid`;
    const onMarketplace = sql`${table.marketplace} = ${stretchPart(2)}`;
    const ofPayout = sql`${table.payoutModel} = ${stretchPart(3)}`;
    return { source: stretches(lists), where: and(ofSeller, ofBrand, onMarketplace, ofPayout) };
  }
  const where = and(ofSeller, ofBrands, sql`${table.payoutModel} = ${stretchPart(1)}`);
  return {
    source: stretches([payouts]),
    where: and(where, everywhere ? onMarketplaces : eq(table.marketplace, marketplace)),
  };
}
