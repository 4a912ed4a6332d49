import { and, isNull, sql } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { apiKeys } from '../store/schema';
import { createKey, KeyError } from './create-key';

/** Revokes a key at once. Throws KeyError if no active key has this id. */
export async function revokeKey(db: Db, id: string): Promise<void> {
  await retire(db, id);
}

/**
 * Revokes a key and creates a new one for its owner, in one transaction. Throws KeyError if no active key has this id.
 */
export async function rotateKey(db: Db, id: string): Promise<{ id: string; key: string }> {
  return db.transaction(async (tx) => {
    const { sellerId, creatorId } = await retire(tx, id);
    if (sellerId) return createKey(tx, { family: 'seller', ownerId: sellerId });
    if (creatorId) return createKey(tx, { family: 'creator', ownerId: creatorId });
    throw new KeyError(`Key ${id} has no owner.`);
  });
}

async function retire(db: Db, id: string) {
  const [key] = await db
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(sql`${apiKeys.id}::text = ${id.toLowerCase()}`, isNull(apiKeys.revokedAt)))
    .returning();
  if (!key) throw new KeyError(`There is no live key with the id ${id}.`);
  return key;
}
