import type { Context } from '../context';
import { readOwnBrands } from '../store/own-brands';
import type { RowFilters } from '../store/report-stretches';

type RowsQuery = {
  brand_ids?: string[] | undefined;
  marketplace: string;
  payout_model: RowFilters['payoutModel'];
};

/** What a query of report rows asks for; `asins`: the products it names, undefined for all. */
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
