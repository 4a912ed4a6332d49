import { lt, or } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { apiTokens } from './schema';

const keptMs = 30 * 86_400_000;

/** Deletes tokens that ended 30 days ago. Until then, a request with one is told why it is rejected. */
export async function purgeTokens(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  await db.delete(apiTokens).where(or(lt(apiTokens.expiresAt, before), lt(apiTokens.revokedAt, before)));
}
