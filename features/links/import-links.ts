import { setImmediate } from 'node:timers/promises';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { sharedNow } from '@/lib/base/clock';
import { collectIssues } from '@/lib/csv/issues';
import { type FileLines, readPage } from '@/lib/csv/read-large-file';
import { storePages } from '@/lib/csv/store-pages';
import type { LedgerStore } from '@/lib/data/store/engine/store';
import { importedLinks } from '@/lib/data/store/links-schema';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';
import { deleteRows } from '@/lib/server/db/delete-rows';
import { listForeignLinks } from './list-foreign-links';
import type { ImportedLink } from './read-import';

/** Imports from this many links on need fresh statistics. */
const many = 1_000;

type Parts = { db: Db; store: LedgerStore; member: { workspaceId: string; userId: string } };

/**
 * Stores imported links. Links that were imported before get the new values. Throws Failure `invalid_input` with the
 * lines of links that belong to another workspace.
 */
export async function importLinks(
  { db, store, member: { workspaceId, userId } }: Parts,
  file: FileLines<ImportedLink>,
): Promise<{ imported: number }> {
  const issues = collectIssues();
  for (const page of file.pages) {
    const links = readPage(page);
    const foreign = await listForeignLinks(db, store, workspaceId, idsOf(links));
    for (const { line, linkId } of links) {
      if (foreign.has(linkId)) issues.complain(line, 'link', 'is no link of this workspace');
    }
    // The embedded database answers without a pause for others.
    await setImmediate();
  }
  issues.refuse();
  const importedAt = sharedNow();
  const own = eq(importedLinks.workspaceId, workspaceId);
  await storePages(db, workspaceId, file, {
    quota: 'importedLinks',
    table: importedLinks,
    own,
    countKnown: (page) =>
      db.$count(
        importedLinks,
        and(own, isOfApiInUse(importedLinks.api), inArray(importedLinks.linkId, idsOf(readPage(page)))),
      ),
    async store(tx, page, isFirst) {
      await tx
        .insert(importedLinks)
        .values(readPage(page).map(({ line: _, ...link }) => ({ ...link, workspaceId, userId, importedAt })))
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
      const subject = String(file.count);
      if (isFirst) await recordAudit(tx, { workspaceId, userId, action: 'links.imported', subject });
    },
  });
  // Without fresh statistics, Postgres may use a nested loop over new links and report rows.
  if (file.count >= many) await db.execute(sql`ANALYZE ${importedLinks}`);
  return { imported: file.count };
}

const idsOf = (links: readonly ImportedLink[]) => links.map(({ linkId }) => linkId);

/** Deletes the imported links of a workspace, of the API in use. Their rows then count as not created here. */
export async function deleteImportedLinks({
  db,
  member,
}: Omit<Parts, 'store'>): Promise<{ deleted: number }> {
  const { workspaceId, userId } = member;
  const own = and(eq(importedLinks.workspaceId, workspaceId), isOfApiInUse(importedLinks.api));
  const deleted = await deleteRows(db, importedLinks, own, (tx, count) =>
    recordAudit(tx, { workspaceId, userId, action: 'links.importsDeleted', subject: String(count) }),
  );
  return { deleted };
}
