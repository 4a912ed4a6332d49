import { and, eq, inArray, sql } from 'drizzle-orm';
import { ledgerSyncs } from '@/lib/data/store/schema';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';
import { isFree } from '@/lib/server/jobs/lease';

/** The last run of a source. */
type Run = {
  /** `abandoned`: its process died. */
  state: 'running' | 'abandoned' | 'complete' | 'failed' | 'partial' | 'cancelled';
  /** Age in milliseconds, by the database's clock. Negative if that was ahead. */
  ageMs: number;
  /** Milliseconds since it ended; null if it has not. */
  endedMs: number | null;
  /** Why it failed, in one sentence; null if it did not. */
  problem: string | null;
};

/** The last run of each source that ever ran. */
export async function readRuns(
  db: Db,
  workspaceId: string,
  sources: readonly string[],
): Promise<Map<string, Run>> {
  const rows = await db
    .select({
      source: ledgerSyncs.source,
      state: ledgerSyncs.state,
      reason: ledgerSyncs.reason,
      free: isFree(ledgerSyncs.leaseUntil),
      ageMs: sql<number>`(extract(epoch from now() - ${ledgerSyncs.startedAt}) * 1000)::float8`,
      endedMs: sql<number | null>`(extract(epoch from now() - ${ledgerSyncs.finishedAt}) * 1000)::float8`,
    })
    .from(ledgerSyncs)
    .where(
      and(
        eq(ledgerSyncs.workspaceId, workspaceId),
        isOfApiInUse(ledgerSyncs.api),
        inArray(ledgerSyncs.source, [...sources]),
      ),
    );
  return new Map(
    rows.map(({ source, state, reason, free, ageMs, endedMs }) => [
      source,
      {
        state: state === 'running' && free ? 'abandoned' : state,
        ageMs,
        endedMs,
        problem: state === 'failed' ? reason : null,
      },
    ]),
  );
}
