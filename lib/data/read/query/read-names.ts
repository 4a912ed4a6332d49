import type { Session, SqlRow, SqlValue } from '@/lib/data/store/engine/store';
import type { DatasetName } from '@/lib/data/terms/datasets';
import {
  listNamed,
  type NamedDimension,
  namedDimensions,
  nameLists,
} from '@/lib/data/terms/named-dimensions';

/**
 * A select of `id` and `name`, one row per id. `ids` is the content of IN. Listed items come before those that left the
 * API, then the API's order decides, because several marketplaces may list the same product id.
 */
const selectNames = (dimension: NamedDimension, workspaceMark: string, ids: string): string =>
  `SELECT DISTINCT ON (item.id) item.id AS id, item.name AS name FROM ledger.items AS item
   JOIN ledger.lists AS listed ON listed.workspace = item.workspace AND listed.list = item.list
   WHERE item.workspace = ${workspaceMark} AND item.list = '${nameLists[dimension]}'
     AND item.walk IN (0, listed.walk) AND item.name <> '' AND item.id IN (${ids})
   ORDER BY item.id, CASE WHEN item.walk = 0 THEN 1 ELSE 0 END, item.last_seen DESC, item.place, item.key`;

/**
 * Joins names to rows that only have ids, as `brand_name` and so on. `source` selects the same rows, to read names only
 * for their ids. `workspaceMark` is a parameter.
 */
export const joinNames = (dataset: DatasetName, source: string, workspaceMark: string): string =>
  listNamed(dataset)
    .map((dimension) => {
      const names = selectNames(dimension, workspaceMark, `SELECT ${dimension} ${source}`);
      return `LEFT JOIN (SELECT id AS named_${dimension}, name AS ${dimension}_name FROM (${names}) AS found) AS ${dimension}s
        ON ${dimension}s.named_${dimension} = rows.${dimension}`;
    })
    .join(' ');

/** Names of ids, including those that left the API. Ids that no stored list contains are absent. */
export async function readNames(
  read: Session['read'],
  workspaceId: string,
  dimension: NamedDimension,
  ids: Iterable<string>,
): Promise<Map<string, string>> {
  const values: SqlValue[] = [workspaceId, ...new Set(ids)];
  if (values.length === 1) return new Map();
  const marks = values.slice(1).map((_, at) => `$${at + 2}`);
  const rows = await read(selectNames(dimension, '$1', marks.join(', ')), values);
  return new Map(rows.map(({ id, name }) => [String(id), String(name)]));
}

/** The name of a row's id; null if unknown. */
export type RowNames = (row: SqlRow, dimension: NamedDimension) => string | null;

/** Names for rows: the row's own, otherwise the stored list's. */
export async function readRowNames(
  read: Session['read'],
  workspaceId: string,
  rows: readonly SqlRow[],
): Promise<RowNames> {
  const ownNameOf = (row: SqlRow, dimension: NamedDimension) => row[`${dimension}_name`] ?? null;
  const names = new Map<NamedDimension, Map<string, string>>();
  for (const dimension of namedDimensions) {
    const ids = rows.flatMap((row) => {
      const id = row[dimension];
      return id && ownNameOf(row, dimension) === null ? [String(id)] : [];
    });
    names.set(dimension, await readNames(read, workspaceId, dimension, ids));
  }
  return (row, dimension) => {
    const own = ownNameOf(row, dimension);
    return own === null ? (names.get(dimension)?.get(String(row[dimension])) ?? null) : String(own);
  };
}

/** Ids of stored items whose name contains a text, ignoring case. */
export async function findNamed(
  read: Session['read'],
  workspaceId: string,
  dimension: NamedDimension,
  text: string,
): Promise<string[]> {
  const names = selectNames(dimension, '$1', 'SELECT id FROM ledger.items WHERE workspace = $1');
  const rows = await read(`SELECT id FROM (${names}) AS named WHERE position(lower($2) in lower(name)) > 0`, [
    workspaceId,
    text,
  ]);
  return rows.map(({ id }) => String(id));
}
