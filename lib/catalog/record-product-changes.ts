import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { connections } from '@/lib/connections/schema';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import type { Db } from '@/lib/db/database';
import { addDays, type Day, toDay } from '@/lib/ledger/days';
import {
  compareProducts,
  type ListedProducts,
  type ProductChange,
  parseListed,
  writeListed,
} from './listed-products';
import { productChanges, productLists } from './schema';

/** Longer than any chart looks back. */
const keptDays = 400;
/** Changes of one key. Beyond it the oldest days leave, whole. */
const mostChanges = 100_000;
/** Changes of one statement. */
const chunk = 5_000;
const longestTitle = 300;
/** What no database column can hold: NUL, and half of a character. */
const unstorable = /\0|\p{Surrogate}/gu;

/**
 * Records what differs between a whole list of products and the one before, and remembers the list. The first list of a key
 * changes nothing, and a list that began before the last recorded one is ignored.
 */
export async function recordProductChanges(
  db: Db,
  connectionId: string,
  products: readonly CatalogProduct[],
  listedAt: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    // One at a time per key, also where several processes share the database. The key may have been removed meanwhile.
    const [connection] = await tx
      .select({ id: connections.id })
      .from(connections)
      .where(eq(connections.id, connectionId))
      .for('no key update');
    if (!connection) return;
    const own = eq(productLists.connectionId, connectionId);
    const [last] = await tx.select().from(productLists).where(own);
    if (last && last.listedAt >= listedAt) return;
    const today = toDay(listedAt);
    const forget = addDays(today, -keptDays);
    const before: ListedProducts = last ? parseListed(last.products) : new Map();
    const { changes, listed } = compareProducts(before, products, { today, forget });
    const text = writeListed(listed);
    if (!last) await tx.insert(productLists).values({ connectionId, listedAt, products: text });
    else {
      const changed = text === last.products ? {} : { products: text };
      await tx
        .update(productLists)
        .set({ listedAt, ...changed })
        .where(own);
    }
    if (!last || changes.length === 0) return;
    await store(tx, connectionId, changes, { today, since: toDay(last.listedAt) });
    await prune(tx, connectionId, forget);
  });
}

/** Several changes of a field on a day are one, from the first value to the last; none where that is the same. */
async function store(
  tx: Db,
  connectionId: string,
  changes: readonly ProductChange[],
  { today, since }: { today: Day; since: Day },
): Promise<void> {
  for (let start = 0; start < changes.length; start += chunk) {
    const rows = changes.slice(start, start + chunk).map(({ product, gone, ...change }) => ({
      ...change,
      since: gone ?? since,
      marketplace: product.marketplace,
      product: product.primaryId,
      brand: product.brandId,
      title: product.title.slice(0, longestTitle).replaceAll(unstorable, ''),
    }));
    // One parameter for all: a statement takes 65,535 at most.
    const given = JSON.stringify(rows);
    await tx.execute(sql`
      INSERT INTO product_changes
        (connection_id, day, marketplace, product, field, brand, title, since, before, after)
      SELECT CAST(${connectionId} AS uuid), CAST(${today} AS date), marketplace, product, field, brand, title,
        since, before, after
      FROM json_to_recordset(CAST(${given} AS json)) AS given
        (marketplace text, product text, field text, brand text, title text, since date,
         before text, after text)
      ON CONFLICT (connection_id, day, marketplace, product, field) DO UPDATE
      SET after = excluded.after, title = excluded.title, brand = excluded.brand`);
  }
  const undone = eq(productChanges.before, productChanges.after);
  await tx.delete(productChanges).where(and(ofDay(connectionId, today), undone));
}

const ofKey = (connectionId: string) => eq(productChanges.connectionId, connectionId);
const ofDay = (connectionId: string, day: Day) => and(ofKey(connectionId), eq(productChanges.day, day));

async function prune(tx: Db, connectionId: string, forget: Day): Promise<void> {
  const [beyond] = await tx
    .select({ day: productChanges.day })
    .from(productChanges)
    .where(ofKey(connectionId))
    .orderBy(desc(productChanges.day))
    .offset(mostChanges)
    .limit(1);
  const first = beyond && beyond.day > forget ? beyond.day : forget;
  await tx.delete(productChanges).where(and(ofKey(connectionId), lt(productChanges.day, first)));
}
