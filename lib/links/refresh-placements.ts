import { sql } from 'drizzle-orm';
import { apiInUse } from '@/lib/db/api-in-use';
import type { Db } from '@/lib/db/database';
import { betweenValues } from '@/lib/ledger/column-text';
import { createSemaphore } from '@/lib/ledger/semaphore';
import type { LedgerStore } from '@/lib/ledger/store/store';
import { placementNames } from '@/lib/ledger/store/tables';

/** Links copied by one statement. */
const chunk = 10_000;

/** The revision of each workspace's links in a store, as copied by this process. */
const copied = new WeakMap<LedgerStore, Map<string, string>>();
const semaphore = createSemaphore(1);

/**
 * Makes a workspace's links known to the ledger, and answers their revision. Postgres reads them from their view. The
 * embedded ledger lies in another database, and holds a copy that is replaced when the links changed.
 */
export async function refreshPlacements(db: Db, store: LedgerStore, workspaceId: string): Promise<string> {
  if (store.kind === 'postgres') return readPlacementsRevision(db, workspaceId);
  return semaphore(async () => {
    const revision = await readPlacementsRevision(db, workspaceId);
    const known = copied.get(store) ?? new Map<string, string>();
    copied.set(store, known);
    if (known.get(workspaceId) !== revision) {
      await copyPlacements(db, store, workspaceId);
      known.set(workspaceId, revision);
    }
    return revision;
  });
}

/** Another text whenever a link, or what it is named by, may be another. Links are never changed, only added or removed. */
export async function readPlacementsRevision(db: Db, workspaceId: string): Promise<string> {
  const own = sql`workspace_id = ${workspaceId}`;
  const revision = sql<string>`md5(concat_ws(' ',
    (SELECT concat(count(*), ' ', max(created_at)) FROM made_links WHERE ${own} AND api = ${apiInUse}),
    (SELECT concat(count(*), ' ', max(imported_at)) FROM imported_links WHERE ${own} AND api = ${apiInUse}),
    (SELECT string_agg(concat_ws('|', id, name, subid1, subid2, sharedid), ',' ORDER BY id) FROM link_presets WHERE ${own}),
    (SELECT string_agg(concat(id, name), ',' ORDER BY id) FROM link_batches WHERE ${own}),
    (SELECT string_agg(concat(u.id, u.name), ',' ORDER BY u.id) FROM users u JOIN memberships m ON m.user_id = u.id
     WHERE m.workspace_id = ${workspaceId})
  ))`;
  const [found] = await db.select({ revision }).from(sql`(SELECT 1) AS one`);
  return found?.revision ?? '';
}

/** Texts travel with US between them, and none may hold one. */
const writeText = (value: string | null | undefined): string =>
  value === null || value === undefined ? '' : `=${value.replaceAll(betweenValues, ' ')}`;

async function copyPlacements(db: Db, store: LedgerStore, workspaceId: string): Promise<void> {
  const asked = placementNames.map((name) => [name, sql<string | null>`${sql.identifier(name)}`] as const);
  const rows = await db
    .select(Object.fromEntries(asked))
    .from(sql`placements`)
    .where(sql`workspace = ${workspaceId}`);
  await store.write(async (session) => {
    await session.run('DELETE FROM ledger.placements WHERE workspace = $1', [workspaceId]);
    for (let start = 0; start < rows.length; start += chunk) {
      const part = rows.slice(start, start + chunk);
      // A null is told from a text by the mark in front of each text.
      const columns = placementNames.map((name) =>
        part.map((row) => writeText(row[name])).join(betweenValues),
      );
      const values = columns.map(
        (_, index) =>
          `CASE WHEN c${index} = '' THEN NULL ELSE substr(c${index}, 2) END AS ${placementNames[index]}`,
      );
      const lists = columns.map((_, index) => `unnest(${session.splitText(`$${index + 1}`)}) AS c${index}`);
      await session.run(
        `INSERT INTO ledger.placements SELECT ${values.join(', ')} FROM (SELECT ${lists.join(', ')}) AS given`,
        columns,
      );
    }
  });
}
