import { and } from 'drizzle-orm';
import type { KeyFamily } from '@/lib/contract/operations';
import type { Db } from '@/lib/server/db/database';
import { isKeyOf } from './connection-in-use';
import { connections } from './schema';
import type { Vault } from './vault';

/** A decrypted key. Every key has a different `connectionId`. */
export type StoredKey = { connectionId: string; key: string };

/** Decrypts the family's key in use; undefined if the workspace has none for the API in use. */
export async function findStoredKey(
  db: Db,
  vault: Vault,
  workspaceId: string,
  family: KeyFamily,
): Promise<StoredKey | undefined> {
  const [row] = await db
    .select({ id: connections.id, jwe: connections.jwe })
    .from(connections)
    .where(and(isKeyOf(workspaceId, family), connections.inUse));
  if (!row) return undefined;
  return { connectionId: row.id, key: await vault.open(row.jwe, { workspaceId, connectionId: row.id }) };
}
