import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '@/lib/db/database';
import { filterUuids } from '../operations/uuids';
import { brands } from './schema';

/** Those of the asked brands that are the seller's; others do not exist. Undefined when none were asked for. */
export async function readOwnBrands(db: Db, sellerId: string, asked: string[] | undefined) {
  if (!asked) return undefined;
  const rows = await db
    .select({ id: brands.id })
    .from(brands)
    .where(and(eq(brands.sellerId, sellerId), inArray(brands.id, filterUuids(asked))));
  return rows.map((row) => row.id);
}
