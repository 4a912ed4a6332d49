import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { sellerMarketplaces } from '@/lib/contract/marketplaces';
import type { clickRows, reportRows } from './schema';
import { indexRanges, rangePart } from './walk';

export type RowFilters = {
  sellerId: string;
  /** Distinct brands of the seller; undefined means all. */
  brandIds: string[] | undefined;
  /** Distinct ids; undefined means all. */
  asins: string[] | undefined;
  marketplace: string;
  payoutModel: 'standard' | 'cpc' | 'all';
};

/** With more brands than this, reading all of the seller's rows and filtering is cheaper. */
const maxBrands = 8;

/**
 * Plans a filtered query: the index ranges to read, and the condition that joins a row to one of them. Each range
 * returns its rows in list order.
 */
export function planReportRanges(
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
    return { source: indexRanges([asins]), where: and(sql`${table.asin} = ${rangePart(1)}`, where) };
  }
  if (brandIds && brandIds.length <= maxBrands) {
    const keys = brandIds.flatMap((brand) =>
      marketplaces.flatMap((name) => payouts.map((payout) => ({ brand, name, payout }))),
    );
    const lists = [
      keys.map(({ brand }) => brand),
      keys.map(({ name }) => name),
      keys.map(({ payout }) => payout),
    ];
    const ofBrand = sql`${table.brandId} = ${rangePart(1)}::uuid`;
    const onMarketplace = sql`${table.marketplace} = ${rangePart(2)}`;
    const ofPayout = sql`${table.payoutModel} = ${rangePart(3)}`;
    return { source: indexRanges(lists), where: and(ofSeller, ofBrand, onMarketplace, ofPayout) };
  }
  const where = and(ofSeller, ofBrands, sql`${table.payoutModel} = ${rangePart(1)}`);
  return {
    source: indexRanges([payouts]),
    where: and(where, everywhere ? onMarketplaces : eq(table.marketplace, marketplace)),
  };
}
