import { and, between, desc, eq, ne, sql } from 'drizzle-orm';
import { groupBy } from '@/lib/base/group-by';
import { tupleKey } from '@/lib/base/tuple-key';
import { betweenValues } from '@/lib/data/store/engine/column-text';
import { productChanges } from '@/lib/data/store/lists/schema';
import type { DayRange } from '@/lib/data/terms/days';
import type { Db } from '@/lib/server/db/database';

export type LatestChange = Pick<typeof productChanges.$inferSelect, 'field' | 'day' | 'before' | 'after'>;

/** The newest recorded change of each field of some products in a range, by `tupleKey(marketplace, id)`. */
export async function readLatestChanges(
  db: Db,
  connection: string,
  products: readonly { id: string }[],
  { from, to }: DayRange,
): Promise<Map<string, LatestChange[]>> {
  if (products.length === 0) return new Map();
  const { connectionId, marketplace, product, field, day, before, after } = productChanges;
  // One parameter, because a statement takes at most 65,535.
  const ids = [...new Set(products.map(({ id }) => id))].join(betweenValues);
  const rows = await db
    .selectDistinctOn([marketplace, product, field], { marketplace, product, field, day, before, after })
    .from(productChanges)
    .where(
      and(
        eq(connectionId, connection),
        between(day, from, to),
        ne(before, after),
        sql`${product} = ANY(string_to_array(${ids}, chr(31)))`,
      ),
    )
    .orderBy(marketplace, product, field, desc(day));
  return new Map(groupBy(rows, (row) => tupleKey(row.marketplace, row.product)));
}
