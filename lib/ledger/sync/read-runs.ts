import { and, eq, inArray, sql } from 'drizzle-orm';
import { isOfApiInUse } from '@/lib/db/api-in-use';
import type { Db } from '@/lib/db/database';
import { ledgerSyncs } from '../schema';

/** The last run of a source. */
export type Run = {
  /** `abandoned`: its process died. */
  state: 'running' | 'abandoned' | 'complete' | 'failed' | 'partial' | 'cancelled';
  /** Age in milliseconds, by the database's clock. */
  ageMs: number;
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
      live: sql<boolean>`${ledgerSyncs.leaseUntil} > now()`,
      ageMs: sql<number>`(extract(epoch from now() - ${ledgerSyncs.startedAt}) * 1000)::float8`,
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
    rows.map(({ source, state, reason, live, ageMs }) => [
      source,
      {
        state: state === 'running' && !live ? 'abandoned' : state,
        ageMs,
        problem: state === 'failed' ? reason : null,
      },
    ]),
  );
}
