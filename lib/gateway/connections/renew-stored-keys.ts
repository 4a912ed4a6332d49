import { and, eq } from 'drizzle-orm';
import { log } from '@/lib/base/log';
import { alertChannels } from '@/lib/gateway/webhooks/schema';
import type { Db } from '@/lib/server/db/database';
import { authenticatorApps } from '@/lib/server/identity/schema';
import { connections } from './schema';
import { accountSecrets, placeOfApp, type Vault } from './vault';

/**
 * Re-encrypts every stored key, of any API, every address of a channel and every secret of an authenticator app with the
 * newest encryption key, and binds it to its API. Returns how many were renewed and how many cannot be decrypted.
 */
export async function renewStoredKeys(db: Db, vault: Vault): Promise<{ renewed: number; failed: number }> {
  let renewed = 0;
  let failed = 0;
  /** Stores what `renew` returns, unless there is nothing to do. */
  const count = async (
    storedId: string,
    renew: () => Promise<string | undefined>,
    store: (jwe: string) => Promise<unknown>,
  ) => {
    try {
      const fresh = await renew();
      if (!fresh) return;
      await store(fresh);
      renewed++;
    } catch (error) {
      // Its encryption key is gone. Pages that need it report that; startup continues.
      failed++;
      log.warn({ error, storedId }, 'a stored key cannot be renewed');
    }
  };
  for (const table of [connections, alertChannels]) {
    const { id, workspaceId, api, jwe } = table;
    for (const row of await db.select({ id, workspaceId, api, jwe }).from(table)) {
      const place = { workspaceId: row.workspaceId, connectionId: row.id };
      const own = and(eq(id, row.id), eq(jwe, row.jwe));
      await count(
        row.id,
        () => vault.renew(row.jwe, place, row.api),
        (fresh) => db.update(table).set({ jwe: fresh }).where(own),
      );
    }
  }
  const { userId, jwe } = authenticatorApps;
  for (const row of await db.select({ userId, jwe }).from(authenticatorApps)) {
    const own = and(eq(userId, row.userId), eq(jwe, row.jwe));
    await count(
      row.userId,
      () => vault.renew(row.jwe, placeOfApp(row.userId), accountSecrets),
      (fresh) => db.update(authenticatorApps).set({ jwe: fresh }).where(own),
    );
  }
  return { renewed, failed };
}
