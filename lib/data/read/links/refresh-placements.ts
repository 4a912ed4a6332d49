import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { createSemaphore } from '@/lib/base/semaphore';
import { oneOfValues } from '@/lib/data/read/query/filter-sql';
import { betweenValues } from '@/lib/data/store/engine/column-text';
import type { LedgerStore, SqlValue } from '@/lib/data/store/engine/store';
import { placementNames } from '@/lib/data/store/engine/tables';
import { madeLinks } from '@/lib/data/store/links-schema';
import { apiInUse, isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';

/** Links copied per statement. */
const chunk = 10_000;
/** Up to this many links are added to a copy one by one. With more, the copy is rebuilt. */
const maxAdded = 500;

/** The state of a workspace's links: those created here, and everything else that placements depend on. */
type Revision = { made: number; lastMade: string; rest: string };

/** Revisions that this process has copied to each store, by workspace. */
const copied = new WeakMap<LedgerStore, Map<string, Revision>>();
const semaphore = createSemaphore(1);

/**
 * Makes a workspace's links available to the ledger, and returns their revision. Postgres reads them from a view. The
 * embedded ledger is another database with a copy, which is updated when links change.
 */
export async function refreshPlacements(db: Db, store: LedgerStore, workspaceId: string): Promise<string> {
  if (store.kind === 'postgres') return writeRevision(await readRevision(db, workspaceId));
  return semaphore(async () => {
    const revision = await readRevision(db, workspaceId);
    const known = copied.get(store) ?? new Map<string, Revision>();
    copied.set(store, known);
    const before = known.get(workspaceId);
    if (!before || writeRevision(before) !== writeRevision(revision)) {
      const added = before && before.rest === revision.rest ? await listAdded(db, workspaceId, before) : [];
      const isWhole = before && added.length > 0 && before.made + added.length === revision.made;
      await copyPlacements(db, store, workspaceId, isWhole ? added : null);
      known.set(workspaceId, revision);
    }
    return writeRevision(revision);
  });
}

const writeRevision = ({ made, lastMade, rest }: Revision): string => `${made} ${lastMade} ${rest}`;

/**
 * Changes whenever a link or its names may have changed. Links created here never change. The newest import alone would
 * hide later ones, once the clock was ahead.
 */
async function readRevision(db: Db, workspaceId: string): Promise<Revision> {
  const own = sql`workspace_id = ${workspaceId}`;
  const rest = sql<string>`md5(concat_ws(' ',
    (SELECT concat(count(*), ' ', sum(extract(epoch FROM imported_at))) FROM imported_links WHERE ${own} AND api = ${apiInUse}),
    (SELECT json_agg(json_build_array(id, name, subid1, subid2, sharedid) ORDER BY id) FROM link_presets WHERE ${own}),
    (SELECT json_agg(json_build_array(id, name) ORDER BY id) FROM link_batches WHERE ${own}),
    (SELECT json_agg(json_build_array(u.id, u.name) ORDER BY u.id) FROM users u JOIN memberships m ON m.user_id = u.id
     WHERE m.workspace_id = ${workspaceId})
  ))`;
  const made = sql`count(*)`.mapWith(Number);
  const lastMade = sql<string>`coalesce(CAST(max(created_at) AS text), '-infinity')`;
  const [found] = await db
    .select({ made, lastMade, rest })
    .from(madeLinks)
    .where(and(eq(madeLinks.workspaceId, workspaceId), isOfApiInUse(madeLinks.api)));
  return found ?? { made: 0, lastMade: '-infinity', rest: '' };
}

/** Links created here since a revision. */
async function listAdded(db: Db, workspaceId: string, { lastMade }: Revision): Promise<string[]> {
  const rows = await db
    .select({ linkId: madeLinks.linkId })
    .from(madeLinks)
    .where(
      and(
        eq(madeLinks.workspaceId, workspaceId),
        isOfApiInUse(madeLinks.api),
        gt(madeLinks.createdAt, sql`CAST(${lastMade} AS timestamptz)`),
      ),
    )
    .limit(maxAdded + 1);
  return rows.length > maxAdded ? [] : rows.map(({ linkId }) => linkId);
}

/** Texts are separated by US, so they must not contain it. */
const writeText = (value: string | null | undefined): string =>
  value === null || value === undefined ? '' : `=${value.replaceAll(betweenValues, ' ')}`;

/** Replaces the copy of a workspace's links, or only the given ones. */
async function copyPlacements(
  db: Db,
  store: LedgerStore,
  workspaceId: string,
  links: readonly string[] | null,
): Promise<void> {
  const selected = placementNames.map((name) => [name, sql<string | null>`${sql.identifier(name)}`] as const);
  const rows = await db
    .select(Object.fromEntries(selected))
    .from(sql`placements`)
    .where(and(sql`workspace = ${workspaceId}`, links ? inArray(sql`link`, [...links]) : undefined));
  await store.write(async (session) => {
    const values: SqlValue[] = [workspaceId];
    const replaced = links ? ` AND ${oneOfValues('link', 'text', links, values)}` : '';
    await session.run(`DELETE FROM ledger.placements WHERE workspace = $1${replaced}`, values);
    for (let start = 0; start < rows.length; start += chunk) {
      const part = rows.slice(start, start + chunk);
      // Each text has a prefix, to distinguish it from null.
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
