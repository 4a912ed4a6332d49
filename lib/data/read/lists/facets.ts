import { itemsOf } from '@/lib/data/fetch/lists/read-list';
import type { Session, SqlValue } from '@/lib/data/store/engine/store';
import type { FacetCount, NamedBrand } from '@/lib/data/terms/lists/facet-shape';

/** The values of a list's column with their counts, most frequent first. `listKey`: the parameters of `itemsOf`. */
export async function readFacets(
  read: Session['read'],
  listKey: readonly SqlValue[],
  column: 'category' | 'marketplace' | 'status',
): Promise<FacetCount[]> {
  const rows = await read(
    `SELECT ${column} AS value, COUNT(*) AS count FROM ${itemsOf} AND ${column} IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1`,
    [...listKey],
  );
  return rows.map(({ value, count }) => ({ value: String(value), count: Number(count) }));
}

/** Brands by name, in API order. `listKey`: that of any list of the same connection. */
export async function readBrandNames(
  read: Session['read'],
  [workspaceId = null, , connection = null]: readonly SqlValue[],
): Promise<NamedBrand[]> {
  const listKey = [workspaceId, 'brands', connection];
  const rows = await read(`SELECT id, name FROM ${itemsOf} ORDER BY place`, listKey);
  return rows.map(({ id, name }) => ({ id: String(id), name: String(name) }));
}
