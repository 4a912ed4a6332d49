import { and, eq } from 'drizzle-orm';
import type { Db } from '@/lib/db/database';
import { log } from '@/lib/log';
import { connections } from './schema';
import type { Vault } from './vault';

/** Seals what an older encryption key sealed with the newest one, and gives how many it were. */
export async function renewStoredKeys(db: Db, vault: Vault): Promise<number> {
  const rows = await db
    .select({ id: connections.id, workspaceId: connections.workspaceId, jwe: connections.jwe })
    .from(connections);
  let renewed = 0;
  for (const { id, workspaceId, jwe } of rows.filter((row) => vault.isStale(row.jwe))) {
    const place = { workspaceId, connectionId: id };
    try {
      const fresh = await vault.seal(await vault.open(jwe, place), place);
      await db
        .update(connections)
        .set({ jwe: fresh })
        .where(and(eq(connections.id, id), eq(connections.jwe, jwe)));
      renewed++;
    } catch (error) {
      // Its encryption key is gone. The page that needs it says so; the start goes on.
      log.warn({ error, connectionId: id }, 'a stored key cannot be renewed');
    }
  }
  return renewed;
}
