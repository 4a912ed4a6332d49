import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '@/lib/accounts/audit';
import { requireQuota } from '@/lib/accounts/quotas';
import type { Db } from '@/lib/db/database';
import type { LedgerStore } from '@/lib/ledger/store/store';
import { refuseCsv } from '@/lib/read-csv';
import { listForeignLinks } from './list-foreign-links';
import type { ImportedLink } from './read-import';
import { importedLinks } from './schema';

const chunk = 1_000;

type Parts = { db: Db; store: LedgerStore; member: { workspaceId: string; userId: string } };

/**
 * Stores imported links, all or none. Links that were imported before get the new values. Throws Failure
 * `invalid_input` with the lines of links that belong to another workspace.
 */
export async function importLinks(
  { db, store, member: { workspaceId, userId } }: Parts,
  links: readonly ImportedLink[],
): Promise<{ imported: number }> {
  const linkIds = links.map(({ linkId }) => linkId);
  const foreign = await listForeignLinks(db, store, workspaceId, linkIds);
  const issues = links
    .filter(({ linkId }) => foreign.has(linkId))
    .map(({ line }) => ({ field: `line ${line}, link`, message: 'is no link of this workspace' }));
  if (issues.length > 0) refuseCsv(issues);
  const importedAt = new Date();
  await db.transaction(async (tx) => {
    for (let start = 0; start < links.length; start += chunk) {
      const rows = links.slice(start, start + chunk);
      await tx
        .insert(importedLinks)
        .values(rows.map(({ line: _, ...link }) => ({ ...link, workspaceId, userId, importedAt })))
        .onConflictDoUpdate({
          target: [importedLinks.workspaceId, importedLinks.api, importedLinks.linkId],
          set: {
            subid1: sql`excluded.subid1`,
            subid2: sql`excluded.subid2`,
            note: sql`excluded.note`,
            userId: sql`excluded.user_id`,
            importedAt: sql`excluded.imported_at`,
          },
        });
    }
    const own = eq(importedLinks.workspaceId, workspaceId);
    await requireQuota(tx, 'importedLinks', { workspaceId }, importedLinks, own);
    await recordAudit(tx, { workspaceId, userId, action: 'links.imported', subject: String(links.length) });
  });
  // Without fresh statistics, Postgres may use a nested loop over new links and report rows.
  if (links.length >= chunk) await db.execute(sql`ANALYZE ${importedLinks}`);
  return { imported: links.length };
}
