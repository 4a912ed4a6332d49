import { type AnyColumn, lt, or, type SQL } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { apiTokens } from './schema';

const keptMs = 30 * 86_400_000;

/** Matches tokens, or live addresses, that ended 30 days ago. */
export function endedLongAgo(
  now: Date,
  table: { expiresAt: AnyColumn; revokedAt: AnyColumn } = apiTokens,
): SQL | undefined {
  const before = new Date(now.getTime() - keptMs);
  return or(lt(table.expiresAt, before), lt(table.revokedAt, before));
}

/** Deletes tokens that ended 30 days ago. Until then, a request with one is told why it is rejected. */
export async function purgeTokens(db: Db, now = new Date()): Promise<void> {
  await db.delete(apiTokens).where(endedLongAgo(now));
}
