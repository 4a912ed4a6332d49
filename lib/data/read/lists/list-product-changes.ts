import { and, asc, between, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { type ProductField, productChanges } from '@/lib/data/store/lists/schema';
import type { Day, DayRange } from '@/lib/data/terms/days';
import { findConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import type { Db } from '@/lib/server/db/database';

type Filters = {
  brands?: readonly string[] | undefined;
  products?: readonly string[] | undefined;
  marketplaces?: readonly string[] | undefined;
};

/** One of the products with the same change of a field on the same day. */
export type ListedChange = {
  day: Day;
  field: ProductField;
  /** For changes of stock and activity, the new state; otherwise empty. */
  way: string;
  /** Number of products with this change on that day. */
  products: number;
  marketplace: string;
  product: string;
  title: string;
  /** The day of the last list with `before`. */
  since: Day;
  before: string;
  after: string;
};

/**
 * Changes of listed products in the range with the key in use, by day and field: at most `most` products of each.
 * Prices change all the time, so they are only listed for a given product.
 */
export async function listProductChanges(
  db: Db,
  workspaceId: string,
  range: DayRange & Filters,
  most: number,
): Promise<ListedChange[]> {
  const connectionId = await findConnectionInUse(db, workspaceId, 'seller');
  if (connectionId === null) return [];
  const { connectionId: key, day, field, marketplace, product, brand, title, since } = productChanges;
  const { before, after } = productChanges;
  const way = sql<string>`CASE WHEN ${field} IN ('stock', 'active') THEN ${after} ELSE '' END`;
  const alike = sql`PARTITION BY ${day}, ${field}, ${way}`;
  const lower = (ids: readonly string[]) => ids.map((id) => id.toLowerCase());
  const ranked = db
    .select({
      day,
      field,
      marketplace,
      product,
      title,
      since,
      before,
      after,
      way: way.as('way'),
      products: sql<number>`count(*) OVER (${alike})`.mapWith(Number).as('products'),
      position: sql<number>`row_number() OVER (${alike} ORDER BY ${title}, ${product}, ${marketplace})`
        .mapWith(Number)
        .as('position'),
    })
    .from(productChanges)
    .where(
      and(
        eq(key, connectionId),
        between(day, range.from, range.to),
        ne(before, after),
        range.brands && inArray(sql`lower(${brand})`, lower(range.brands)),
        range.products && inArray(product, [...range.products]),
        range.marketplaces && inArray(marketplace, [...range.marketplaces]),
        range.products ? undefined : ne(field, 'price'),
      ),
    )
    .as('ranked');
  const rows = await db
    .select()
    .from(ranked)
    .where(lte(ranked.position, most))
    .orderBy(asc(ranked.day), asc(ranked.field), asc(ranked.way), asc(ranked.position));
  return rows.map(({ position, ...row }) => row);
}
