import { and, eq } from 'drizzle-orm';
import { importedLinks } from '@/lib/data/links/schema';
import { recordAudit } from '@/lib/server/accounts/audit';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';

type Parts = { db: Db; member: { workspaceId: string; userId: string } };

/** Deletes the imported links of a workspace, of the API in use. Their rows then count as not created here. */
export async function deleteImportedLinks({ db, member }: Parts): Promise<{ deleted: number }> {
  const { workspaceId, userId } = member;
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(importedLinks)
      .where(and(eq(importedLinks.workspaceId, workspaceId), isOfApiInUse(importedLinks.api)))
      .returning({ id: importedLinks.id });
    const deleted = gone.length;
    await recordAudit(tx, { workspaceId, userId, action: 'links.importsDeleted', subject: String(deleted) });
    return { deleted };
  });
}
