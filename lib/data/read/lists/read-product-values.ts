import { and, asc, count, eq, min } from 'drizzle-orm';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import type { Session } from '@/lib/data/store/engine/store';
import { maxChanges, storedDays } from '@/lib/data/store/lists/record-product-changes';
import { type ProductField, productChanges } from '@/lib/data/store/lists/schema';
import { addDays, type Day, laterOf, toDay } from '@/lib/data/terms/days';
import { connections } from '@/lib/gateway/connections/schema';
import type { Db } from '@/lib/server/db/database';

/** A product of one marketplace. */
export type ProductKey = { marketplace: string; id: string };

/** A listed value that differed between the list of the day `since` and the first of `day`. `after`: that of its last one. */
export type ValueChange = { field: ProductField; day: Day; since: Day; before: string; after: string };

/** The recorded changes of a product under a key, oldest first. */
export const readValueChanges = (
  db: Db,
  connection: string,
  { marketplace, id }: ProductKey,
): Promise<ValueChange[]> => {
  const { field, day, since, before, after } = productChanges;
  return db
    .select({ field, day, since, before, after })
    .from(productChanges)
    .where(
      and(
        eq(productChanges.connectionId, connection),
        eq(productChanges.marketplace, marketplace),
        eq(productChanges.product, id),
      ),
    )
    .orderBy(asc(day));
};

/** The first day from which every change is recorded under a key: older ones are deleted. */
export async function findRecordedSince(db: Db, connection: string, today: Day): Promise<Day> {
  const [added] = await db
    .select({ at: connections.createdAt })
    .from(connections)
    .where(eq(connections.id, connection));
  const [stored] = await db
    .select({ count: count(), first: min(productChanges.day) })
    .from(productChanges)
    .where(eq(productChanges.connectionId, connection));
  const oldest = laterOf(added ? toDay(added.at) : today, addDays(today, -storedDays));
  return stored?.first && stored.count > maxChanges ? laterOf(stored.first, oldest) : oldest;
}

/** A product as it was listed last: on the day of the newest list, or earlier if that lists it no longer. */
export type LastListed = { product: CatalogProduct; day: Day; isListed: boolean };

/** Reads a stored product of the list that a walk stored. Null if no list had it. */
export async function readLastListed(
  read: Session['read'],
  { workspaceId, walk, asOf }: { workspaceId: string; walk: number; asOf: string },
  { marketplace, id }: ProductKey,
): Promise<LastListed | null> {
  const [row] = await read(
    `SELECT data, walk, last_seen FROM ledger.items
     WHERE workspace = $1 AND list = 'products' AND walk IN (0, $2) AND id = $3 AND marketplace = $4 AND data IS NOT NULL
     ORDER BY walk DESC LIMIT 1`,
    [workspaceId, walk, id, marketplace],
  );
  if (!row) return null;
  const isListed = Number(row.walk) !== 0;
  return {
    // A list of products contains products.
    product: JSON.parse(String(row.data)) as CatalogProduct,
    day: toDay(new Date(isListed ? asOf : String(row.last_seen))),
    isListed,
  };
}
