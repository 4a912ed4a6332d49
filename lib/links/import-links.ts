import { sql } from 'drizzle-orm';
import { recordAudit } from '@/lib/accounts/audit';
import type { Db } from '@/lib/db/database';
import type { ImportedLink } from './read-import';
import { importedLinks } from './schema';

const chunk = 1_000;

type Importer = { workspaceId: string; userId: string };

/** Stores imported links, all or none. A link that was imported before takes the new values. */
export async function importLinks(
  db: Db,
  { workspaceId, userId }: Importer,
  links: readonly ImportedLink[],
): Promise<{ imported: number }> {
  const importedAt = new Date();
  await db.transaction(async (tx) => {
    for (let start = 0; start < links.length; start += chunk) {
      const rows = links.slice(start, start + chunk);
      await tx
        .insert(importedLinks)
        .values(rows.map((link) => ({ ...link, workspaceId, userId, importedAt })))
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
    await recordAudit(tx, { workspaceId, userId, action: 'links.imported', subject: String(links.length) });
  });
  return { imported: links.length };
}
