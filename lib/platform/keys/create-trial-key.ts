import { lt, sql } from 'drizzle-orm';
import type { KeyFamily } from '@/lib/contract/operations';
import type { Db } from '@/lib/server/db/database';
import { apiKeys } from '../store/schema';
import { createKey } from './create-key';
import { findKey } from './find-key';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Creates a key for the owner of `known`, valid for 24 hours. Null if `known` is not an active key of the family. Also
 * deletes expired trial keys.
 */
export async function createTrialKey(db: Db, family: KeyFamily, known: string): Promise<string | null> {
  const found = await findKey(db, family, known);
  if (!found) return null;
  await db.delete(apiKeys).where(lt(apiKeys.expiresAt, sql`now()`));
  const owner = { family, ownerId: found.ownerId };
  const { key } = await createKey(db, owner, new Date(Date.now() + dayMs).toISOString());
  return key;
}
