import { findConnectionInUse } from '@/lib/connections/connection-in-use';
import type { NameSource } from './name-source';
import type { NameKind } from './names';

/** Names that the stored lists know, also of what has left the API. Asks the API for nothing. */
export async function readStoredNames(
  { reader: { db, store, workspaceId } }: NameSource,
  kind: NameKind,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const connection = await findConnectionInUse(db, workspaceId, 'seller');
  if (connection === null || ids.length === 0) return new Map();
  const marks = ids.map((_, at) => `$${at + 4}`).join(', ');
  // The first item of the list names an id that several marketplaces have, so it comes last.
  const rows = await store.read(
    `SELECT item.id AS id, item.name AS name FROM ledger.items AS item
     JOIN ledger.lists AS held ON held.workspace = item.workspace AND held.list = item.list
     WHERE item.workspace = $1 AND item.list = $2 AND held.connection = $3
       AND item.walk IN (0, held.walk) AND item.id IN (${marks})
     ORDER BY item.walk, item.place DESC`,
    [workspaceId, kind, connection, ...ids],
  );
  return new Map(rows.map(({ id, name }) => [String(id), String(name)]));
}
