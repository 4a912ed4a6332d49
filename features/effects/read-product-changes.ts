import { and, between, desc, eq, gte, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { groupBy } from '@/lib/base/group-by';
import { betweenValues } from '@/lib/data/store/engine/column-text';
import { type ProductField, productChanges } from '@/lib/data/store/lists/schema';
import type { DayRange } from '@/lib/data/terms/days';
import { productKey } from '@/lib/data/terms/lists/product-key';
import type { Db } from '@/lib/server/db/database';
import { type ChangeKind, mostChanges } from './effect-shape';

/** A changed field of a product. */
export type FieldChange = Pick<
  typeof productChanges.$inferSelect,
  'marketplace' | 'product' | 'title' | 'field' | 'day' | 'since' | 'before' | 'after'
>;

/** Smaller changes of a price are left out, because prices change all the time. */
const leastOfPrice = 0.02;

const fieldsOf: Record<ChangeKind | 'all', readonly ProductField[]> = {
  all: ['price', 'rate', 'stock', 'active'],
  price: ['price'],
  rate: ['rate'],
  stock: ['stock', 'active'],
  campaign: [],
};

const amountOf = (column: AnyPgColumn) => sql`CAST(split_part(${column}, ' ', 1) AS numeric)`;
const currencyOf = (column: AnyPgColumn) => sql`split_part(${column}, ' ', 2)`;

/** Changes that are told. */
function isTold(connection: string): SQL | undefined {
  const { connectionId, field, before, after } = productChanges;
  const [was, is] = [amountOf(before), amountOf(after)];
  // A price is only read as a number where the field is a price, and amounts of two currencies are not compared.
  const isLarge = sql`CASE WHEN ${field} <> 'price' OR ${currencyOf(before)} <> ${currencyOf(after)} THEN TRUE
    ELSE abs(${is} - ${was}) >= ${leastOfPrice} * ${was} END`;
  return and(eq(connectionId, connection), ne(before, after), isLarge);
}

/** The products that changed in a range, the newest change first, and how many changes there are in all. */
export async function listChangedProducts(
  db: Db,
  connection: string,
  { from, to }: DayRange,
  kind: ChangeKind | 'all',
) {
  const { marketplace, product, day, field } = productChanges;
  const fields = fieldsOf[kind];
  if (fields.length === 0) return { changed: [], count: 0 };
  const rows = await db
    .select({ marketplace, product, day, count: sql<number>`count(*) OVER ()`.mapWith(Number) })
    .from(productChanges)
    .where(and(isTold(connection), between(day, from, to), inArray(field, [...fields])))
    .groupBy(marketplace, product, day)
    .orderBy(desc(day), marketplace, product)
    .limit(mostChanges);
  return { changed: rows, count: rows[0]?.count ?? 0 };
}

/** Every change of some products that may have happened in a range, by `productKey`. It may be listed later. */
export async function readFieldChanges(
  db: Db,
  connection: string,
  products: readonly { id: string }[],
  { from, to }: DayRange,
): Promise<Map<string, FieldChange[]>> {
  const { marketplace, product, title, field, day, since, before, after } = productChanges;
  // One parameter, because a statement takes at most 65,535.
  const ids = [...new Set(products.map(({ id }) => id))].join(betweenValues);
  const rows = await db
    .select({ marketplace, product, title, field, day, since, before, after })
    .from(productChanges)
    .where(
      and(
        isTold(connection),
        gte(day, from),
        lte(since, to),
        sql`${product} = ANY(string_to_array(${ids}, chr(31)))`,
      ),
    )
    .orderBy(day, field);
  return groupBy(rows, (row) => productKey(row.marketplace, row.product));
}
