import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { KeyFamily } from '@/lib/contract/operations';
import type { Db } from '@/lib/server/db/database';
import { apiKeys } from '../store/schema';
import { digestKey } from './digest-key';

export type KeyOwner = { family: KeyFamily; ownerId: string };

/** A key could not be created. The message is one sentence for the user. */
export class KeyError extends Error {}

/** Creates a key for a seller or creator. The result is the only copy: the database stores its digest. */
export async function createKey(
  db: Db,
  owner: KeyOwner,
  expiresAt?: string,
): Promise<{ id: string; key: string }> {
  const key = `${owner.family === 'seller' ? 'sk' : 'ck'}_${randomBytes(32).toString('base64url')}`;
  return { id: await storeKey(db, owner, key, expiresAt), key };
}

/**
 * Makes a given key an active key of the owner. Idempotent. Throws KeyError if it belongs to another owner or is
 * revoked.
 */
export async function ensureKey(db: Db, owner: KeyOwner, key: string): Promise<void> {
  if (!/^[\x21-\x2b\x2d-\x7e]{8,512}$/.test(key)) {
    throw new KeyError('A key must have 8 to 512 visible ASCII characters and no comma.');
  }
  await storeKey(db, owner, key);
}

async function storeKey(
  db: Db,
  { family, ownerId }: KeyOwner,
  key: string,
  expiresAt?: string,
): Promise<string> {
  const digest = digestKey(key);
  await db
    .insert(apiKeys)
    .values({
      ...(family === 'seller' ? { sellerId: ownerId } : { creatorId: ownerId }),
      digest,
      prefix: key.slice(0, Math.min(7, Math.floor(key.length / 4))),
      lastFour: key.slice(-Math.min(4, Math.floor(key.length / 4))),
      expiresAt,
    })
    .onConflictDoNothing({ target: apiKeys.digest });
  const [row] = await db.select().from(apiKeys).where(eq(apiKeys.digest, digest));
  if (!row || row.revokedAt || (family === 'seller' ? row.sellerId : row.creatorId) !== ownerId) {
    throw new KeyError(`The key for this ${family} is revoked or belongs to another owner.`);
  }
  return row.id;
}
