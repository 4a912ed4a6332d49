import { and, eq } from 'drizzle-orm';
import type { Db } from '@/lib/db/database';
import { log } from '@/lib/log';
import { connections } from './schema';
import type { Vault } from './vault';

/**
 * Seals every stored key, of whichever API, with the newest encryption key and bound to its API. Gives how many it
 * sealed again, and how many do not open.
 */
export async function renewStoredKeys(db: Db, vault: Vault): Promise<{ renewed: number; failed: number }> {
  const { id, workspaceId, api, jwe } = connections;
  let renewed = 0;
  let failed = 0;
  for (const row of await db.select({ id, workspaceId, api, jwe }).from(connections)) {
    try {
      const fresh = await vault.renew(
        row.jwe,
        { workspaceId: row.workspaceId, connectionId: row.id },
        row.api,
      );
      if (!fresh) continue;
      await db
        .update(connections)
        .set({ jwe: fresh })
        .where(and(eq(id, row.id), eq(jwe, row.jwe)));
      renewed++;
    } catch (error) {
      // Its encryption key is gone. The page that needs it says so; the start goes on.
      failed++;
      log.warn({ error, connectionId: row.id }, 'a stored key cannot be renewed');
    }
  }
  return { renewed, failed };
}
