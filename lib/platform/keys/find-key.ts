import { timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
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
        // One that expires later than in a day was created while the clock was ahead.
        or(
          isNull(apiKeys.expiresAt),
          sql`${apiKeys.expiresAt} BETWEEN now() AND now() + interval '24 hours 5 minutes'`,
        ),
      ),
    );
  if (!row?.ownerId || !timingSafeEqual(Buffer.from(row.digest), Buffer.from(digest))) return null;
  return { id: row.id, ownerId: row.ownerId };
}
