import { setImmediate } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import { importedLinks } from '@/lib/data/links/schema';
import { recordAudit } from '@/lib/server/accounts/audit';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';

type Parts = { db: Db; member: { workspaceId: string; userId: string } };

/** Links per statement. The embedded database answers nobody else meanwhile. */
const chunk = 5_000;

/** Deletes the imported links of a workspace, of the API in use. Their rows then count as not created here. */
export async function deleteImportedLinks({ db, member }: Parts): Promise<{ deleted: number }> {
  const { workspaceId, userId } = member;
  const own = and(eq(importedLinks.workspaceId, workspaceId), isOfApiInUse(importedLinks.api));
  const some = db.select({ id: importedLinks.id }).from(importedLinks).where(own).limit(chunk);
  const deleted = await db.$count(importedLinks, own);
  const deleteSome = (tx: Db) => tx.delete(importedLinks).where(inArray(importedLinks.id, some));
  await db.transaction(async (tx) => {
    await deleteSome(tx);
    const subject = String(deleted);
    await recordAudit(tx, { workspaceId, userId, action: 'links.importsDeleted', subject });
  });
  for (let done = chunk; done < deleted; done += chunk) {
    await setImmediate();
    await deleteSome(db);
  }
  return { deleted };
}
