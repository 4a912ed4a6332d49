import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { apiKeys, creators, sellers } from '../store/schema';

/** All keys in a displayable form, oldest first. */
export function listKeys(db: Db) {
  return db
    .select({
      id: apiKeys.id,
      family: sql<string>`case when ${apiKeys.sellerId} is null then 'creator' else 'seller' end`,
      owner: sql<string>`coalesce(${sellers.name}, ${creators.name})`,
      prefix: apiKeys.prefix,
      lastFour: apiKeys.lastFour,
      createdAt: apiKeys.createdAt,
      lastUsedAt: apiKeys.lastUsedAt,
      revokedAt: apiKeys.revokedAt,
      expiresAt: apiKeys.expiresAt,
    })
    .from(apiKeys)
    .leftJoin(sellers, eq(sellers.id, apiKeys.sellerId))
    .leftJoin(creators, eq(creators.id, apiKeys.creatorId))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
}
