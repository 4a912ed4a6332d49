import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import type { Context } from '../context';
import type { RowFilters } from '../store/report-ranges';
import { brands } from '../store/schema';
import { filterUuids } from './uuids';

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

/** The given brands that belong to the seller; others count as nonexistent. Undefined if none were given. */
async function readOwnBrands(db: Db, sellerId: string, requested: string[] | undefined) {
  if (!requested) return undefined;
  const rows = await db
    .select({ id: brands.id })
    .from(brands)
    .where(and(eq(brands.sellerId, sellerId), inArray(brands.id, filterUuids(requested))));
  return rows.map((row) => row.id);
}
