import { timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { KeyFamily } from '@/lib/contract/operations';
import type { Db } from '@/lib/server/db/database';
import { apiKeys } from '../store/schema';
import { digestKey } from './digest-key';

export type FoundKey = { id: string; ownerId: string };

/** Finds the active key of a family, or null. Compares digests in constant time. */
export async function findKey(db: Db, family: KeyFamily, key: string): Promise<FoundKey | null> {
  const digest = digestKey(key);
  const [row] = await db
    .select({
      id: apiKeys.id,
      digest: apiKeys.digest,
      ownerId: family === 'seller' ? apiKeys.sellerId : apiKeys.creatorId,
    })
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.digest, digest),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)),
      ),
    );
  if (!row?.ownerId || !timingSafeEqual(Buffer.from(row.digest), Buffer.from(digest))) return null;
  return { id: row.id, ownerId: row.ownerId };
}
