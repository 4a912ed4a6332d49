import { inArray, sql } from 'drizzle-orm';
import { oneOfValues } from '@/lib/data/read/query/filter-sql';
import type { LedgerStore, SqlValue } from '@/lib/data/store/engine/store';
import { madeLinks } from '@/lib/data/store/links-schema';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';

/** Links per query. */
const chunk = 1_000;

/**
 * The given links that another workspace created and this one has no rows of. A seller has rows of links that creators
 * made in their workspaces.
 */
export async function listForeignLinks(
  db: Db,
  store: LedgerStore,
  workspaceId: string,
  linkIds: readonly string[],
): Promise<Set<string>> {
  // One parameter for all, because a statement takes at most 65,535.
  const requested = sql`(SELECT json_array_elements_text(CAST(${JSON.stringify(linkIds)} AS json)))`;
  const rows = await db
    .select({ linkId: madeLinks.linkId })
    .from(madeLinks)
    .where(sql`${isOfApiInUse(madeLinks.api)} AND ${inArray(madeLinks.linkId, requested)}`)
    .groupBy(madeLinks.linkId)
    .having(sql`NOT bool_or(${madeLinks.workspaceId} = ${workspaceId})`);
  const foreign = new Set(rows.map(({ linkId }) => linkId));
  for (const known of await listHeldLinks(store, workspaceId, [...foreign])) foreign.delete(known);
  return foreign;
}

async function listHeldLinks(store: LedgerStore, workspaceId: string, linkIds: readonly string[]) {
  const known: string[] = [];
  for (let start = 0; start < linkIds.length; start += chunk) {
    const values: SqlValue[] = [workspaceId];
    const isGiven = oneOfValues('link', 'text', linkIds.slice(start, start + chunk), values);
    const rows = await store.read(
      `SELECT link FROM ledger.reports WHERE workspace = $1 AND ${isGiven}
       UNION SELECT link FROM ledger.clicks WHERE workspace = $1 AND ${isGiven}`,
      values,
    );
    known.push(...rows.map(({ link }) => String(link)));
  }
  return known;
}
