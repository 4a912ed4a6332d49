import { and, eq } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { importedLinks } from '@/lib/data/store/links-schema';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';
import { deleteRows } from '@/lib/server/db/delete-rows';

type Parts = { db: Db; member: { workspaceId: string; userId: string } };

/** Deletes the imported links of a workspace, of the API in use. Their rows then count as not created here. */
export async function deleteImportedLinks({ db, member }: Parts): Promise<{ deleted: number }> {
  const { workspaceId, userId } = member;
  const own = and(eq(importedLinks.workspaceId, workspaceId), isOfApiInUse(importedLinks.api));
  const deleted = await deleteRows(db, importedLinks, own, (tx, count) =>
    recordAudit(tx, { workspaceId, userId, action: 'links.importsDeleted', subject: String(count) }),
  );
  return { deleted };
}
