import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { tupleKey } from '@/lib/base/tuple-key';
import { betweenValues } from '@/lib/data/store/engine/column-text';
import type { SqlRow } from '@/lib/data/store/engine/store';
import { productChanges } from '@/lib/data/store/lists/schema';
import type { Day } from '@/lib/data/terms/days';
import type { Db } from '@/lib/server/db/database';

/** Why a listed product cannot be bought. `gone`: the catalog lists it no longer. */
export type ProductState = 'out' | 'inactive' | 'gone';

/** A product that cannot be bought. `since`: the first day it was listed so, or the last day a gone one was listed; null if unknown. */
export type Unavailable = {
  product: { marketplace: string; id: string; name: string };
  state: ProductState;
  since: Day | null;
};

/**
 * Reads since when products are unavailable. `rows`: columns `marketplace`, `id`, `name`, `walk`, `last_seen` and `active`
 * of stored items of a key that are out of stock, inactive, or gone, which have the walk 0.
 */
export async function readUnavailableSince(
  db: Db,
  connection: string,
  rows: readonly SqlRow[],
): Promise<Unavailable[]> {
  const since = await readChanged(db, connection, rows);
  return rows.map((row) => {
    const [marketplace, id] = [String(row.marketplace), String(row.id)];
    const product = { marketplace, id, name: String(row.name) || id };
    if (Number(row.walk) === 0) {
      return { product, state: 'gone', since: new Date(String(row.last_seen)).toISOString().slice(0, 10) };
    }
    const [state, field] =
      row.active === false ? (['inactive', 'active'] as const) : (['out', 'stock'] as const);
    return { product, state, since: since.get(tupleKey(marketplace, id, field)) ?? null };
  });
}

/** The days on which products were last listed as newly out of stock or inactive. */
async function readChanged(
  db: Db,
  connection: string,
  rows: readonly SqlRow[],
): Promise<ReadonlyMap<string, Day>> {
  if (rows.length === 0) return new Map();
  const { marketplace, product, field, day, before, after } = productChanges;
  // One parameter, because a statement takes at most 65,535.
  const ids = rows.map(({ id }) => String(id)).join(betweenValues);
  const changes = await db
    .selectDistinctOn([marketplace, product, field], { marketplace, product, field, day })
    .from(productChanges)
    .where(
      and(
        eq(productChanges.connectionId, connection),
        inArray(after, ['out', 'no']),
        ne(before, after),
        sql`${product} = ANY(string_to_array(${ids}, chr(31)))`,
      ),
    )
    .orderBy(marketplace, product, field, desc(day));
  return new Map(changes.map((one) => [tupleKey(one.marketplace, one.product, one.field), one.day]));
}
