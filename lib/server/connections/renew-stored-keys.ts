import { and, eq } from 'drizzle-orm';
import { log } from '@/lib/base/log';
import type { Db } from '@/lib/server/db/database';
import { connections } from './schema';
import type { Vault } from './vault';

/**
 * Re-encrypts every stored key, of any API, with the newest encryption key, and binds it to its API. Returns how many
 * were renewed and how many cannot be decrypted.
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
      // Its encryption key is gone. Pages that need the key report it; startup continues.
      failed++;
      log.warn({ error, connectionId: row.id }, 'a stored key cannot be renewed');
    }
  }
  return { renewed, failed };
}
