import { timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { KeyFamily } from '@/lib/contract/operations';
import type { Db } from '@/lib/db/database';
import { apiKeys } from '../store/schema';
import { keepStatement } from '../store/statements';
import { digestKey } from './digest-key';

export type FoundKey = { id: string; ownerId: string };

/** The live key of a family, or null. What is compared is its digest, in constant time. */
export async function findKey(db: Db, family: KeyFamily, key: string): Promise<FoundKey | null> {
  const digest = digestKey(key);
  const name = `find_${family}_key`;
  const [row] = await keepStatement(db, name, () => prepare(db, name, family)).execute({ digest });
  if (!row?.ownerId || !timingSafeEqual(Buffer.from(row.digest), Buffer.from(digest))) return null;
  return { id: row.id, ownerId: row.ownerId };
}

const prepare = (db: Db, name: string, family: KeyFamily) =>
  db
    .select({
      id: apiKeys.id,
      digest: apiKeys.digest,
      ownerId: family === 'seller' ? apiKeys.sellerId : apiKeys.creatorId,
    })
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.digest, sql.placeholder('digest')),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)),
      ),
    )
    .prepare(name);
