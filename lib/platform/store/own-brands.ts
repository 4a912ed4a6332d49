import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { filterUuids } from '../operations/uuids';
import { brands } from './schema';

/** The given brands that belong to the seller; others count as nonexistent. Undefined if none were given. */
export async function readOwnBrands(db: Db, sellerId: string, requested: string[] | undefined) {
  if (!requested) return undefined;
  const rows = await db
    .select({ id: brands.id })
    .from(brands)
    .where(and(eq(brands.sellerId, sellerId), inArray(brands.id, filterUuids(requested))));
  return rows.map((row) => row.id);
}
