import { and, eq } from 'drizzle-orm';
import { log } from '@/lib/base/log';
import type { Db } from '@/lib/server/db/database';
import { alertChannels } from '@/lib/server/webhooks/schema';
import { connections } from './schema';
import type { Vault } from './vault';

/**
 * Re-encrypts every stored key, of any API, and every address of a channel with the newest encryption key, and binds it to
 * its API. Returns how many were renewed and how many cannot be decrypted.
 */
export async function renewStoredKeys(db: Db, vault: Vault): Promise<{ renewed: number; failed: number }> {
  let renewed = 0;
  let failed = 0;
  for (const table of [connections, alertChannels]) {
    const { id, workspaceId, api, jwe } = table;
    for (const row of await db.select({ id, workspaceId, api, jwe }).from(table)) {
      try {
        const place = { workspaceId: row.workspaceId, connectionId: row.id };
        const fresh = await vault.renew(row.jwe, place, row.api);
        if (!fresh) continue;
        await db
          .update(table)
          .set({ jwe: fresh })
          .where(and(eq(id, row.id), eq(jwe, row.jwe)));
        renewed++;
      } catch (error) {
        // Its encryption key is gone. Pages that need it report that; startup continues.
        failed++;
        log.warn({ error, storedId: row.id }, 'a stored key cannot be renewed');
      }
    }
  }
  return { renewed, failed };
}
