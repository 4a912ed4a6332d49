import type { Session, SqlValue } from '@/lib/ledger/store/store';
import type { NamedBrand } from './creator-shape';
import type { FacetCount } from './product-shape';
import { itemsOf } from './read-list';

/** The values of a list's column with their counts, most frequent first. `place`: the parameters of `itemsOf`. */
export async function readFacets(
  read: Session['read'],
  place: readonly SqlValue[],
  column: 'category' | 'marketplace' | 'status',
): Promise<FacetCount[]> {
  const rows = await read(
    `SELECT ${column} AS value, COUNT(*) AS count FROM ${itemsOf} GROUP BY 1 ORDER BY 2 DESC, 1`,
    [...place],
  );
  return rows.map(({ value, count }) => ({ value: String(value), count: Number(count) }));
}

/** Brands by name, in API order. `place`: that of any list of the same connection. */
export async function readBrandNames(
  read: Session['read'],
  [workspaceId = null, , connection = null]: readonly SqlValue[],
): Promise<NamedBrand[]> {
  const place = [workspaceId, 'brands', connection];
  const rows = await read(`SELECT id, name FROM ${itemsOf} ORDER BY place`, place);
  return rows.map(({ id, name }) => ({ id: String(id), name: String(name) }));
}
