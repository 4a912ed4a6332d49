import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { cutText } from '@/lib/base/cut-text';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import { addDays, type Day, toDay } from '@/lib/data/terms/days';
import { connections } from '@/lib/gateway/connections/schema';
import type { Db } from '@/lib/server/db/database';
import { type ProductField, productChanges, productFields } from './schema';
import type { ChangedItem } from './store-list';

/** Longer than any chart looks back. */
export const storedDays = 400;
/** Maximum number of changes per key. Beyond it, the oldest days are deleted. */
export const maxChanges = 100_000;
/** Changes per statement. */
const chunk = 5_000;
const longestTitle = 300;
/** Characters that a column cannot store: NUL and lone surrogates. */
const unstorable = /\0|\p{Surrogate}/gu;

/** The listed values of a product: `0.12`, `in` or `out`, `yes` or `no`, `19.99 USD`; null for unreadable ones. */
export const readListed = ({ commissionPercentage, inStock, active, pricing }: CatalogProduct) => ({
  rate: commissionPercentage === null ? null : String(commissionPercentage),
  stock: inStock === null ? null : inStock ? 'in' : 'out',
  active: active === null ? null : active ? 'yes' : 'no',
  price: pricing && `${pricing.price} ${pricing.currency}`,
});

type Change = { product: CatalogProduct; field: ProductField; before: string; after: string; since: Day };

/** Records changes of listed products between two walks, on the day of the later one. Idempotent. */
export async function recordProductChanges(
  db: Db,
  connectionId: string,
  items: readonly ChangedItem[],
  listedAt: Date,
): Promise<void> {
  const today = toDay(listedAt);
  const changes = items.flatMap(compare);
  if (changes.length === 0) return;
  await db.transaction(async (tx) => {
    // The key may have been removed meanwhile.
    const [connection] = await tx
      .select({ id: connections.id })
      .from(connections)
      .where(eq(connections.id, connectionId))
      .for('no key update');
    if (!connection) return;
    await store(tx, connectionId, changes, today);
    await prune(tx, connectionId, addDays(today, -storedDays));
  });
}

function compare({ before, after, lastSeen }: ChangedItem): Change[] {
  // A list of products contains products.
  const [was, product] = [JSON.parse(before) as CatalogProduct, JSON.parse(after) as CatalogProduct];
  const [old, now] = [readListed(was), readListed(product)];
  return productFields.flatMap((field) => {
    const [before, after] = [old[field], now[field]];
    // Nobody knows whether a value changed that could not be read.
    if (before === null || after === null || before === after) return [];
    return { product, field, before, after, since: toDay(lastSeen) };
  });
}

/**
 * Merges several changes of a field on one day, from the first value to the last. Those that cancel out stay if days lie
 * before them without a list, because nobody knows when the value was which.
 */
async function store(tx: Db, connectionId: string, changes: readonly Change[], today: Day): Promise<void> {
  for (let start = 0; start < changes.length; start += chunk) {
    const rows = changes.slice(start, start + chunk).map(({ product, ...change }) => ({
      ...change,
      marketplace: product.marketplace,
      product: product.primaryId,
      brand: product.brandId,
      title: cutText(product.title, longestTitle),
    }));
    // One parameter for all, because a statement takes at most 65,535.
    const given = JSON.stringify(rows, (_, value: unknown) =>
      typeof value === 'string' ? value.replaceAll(unstorable, '') : value,
    );
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
  const undone = and(
    eq(productChanges.before, productChanges.after),
    eq(productChanges.since, productChanges.day),
  );
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
    .offset(maxChanges)
    .limit(1);
  const first = beyond && beyond.day > forget ? beyond.day : forget;
  await tx.delete(productChanges).where(and(ofKey(connectionId), lt(productChanges.day, first)));
}
