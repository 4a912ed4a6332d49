import type { Context } from '../context';
import { readOwnBrands } from '../store/own-brands';
import type { RowFilters } from '../store/report-ranges';

type RowsQuery = {
  brand_ids?: string[] | undefined;
  marketplace: string;
  payout_model: RowFilters['payoutModel'];
};

/** The filters of a query for report rows. `asins` are the product ids; undefined means all. */
export async function readRowFilters(
  { db, ownerId }: Context,
  query: RowsQuery,
  asins: string[] | undefined,
): Promise<RowFilters> {
  return {
    sellerId: ownerId,
    brandIds: await readOwnBrands(db, ownerId, query.brand_ids),
    asins: asins && [...new Set(asins)],
    marketplace: query.marketplace,
    payoutModel: query.payout_model,
  };
}
