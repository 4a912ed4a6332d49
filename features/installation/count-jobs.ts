import { and, count, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { linkBatches } from '@/lib/data/store/links-schema';
import { ledgerSyncs } from '@/lib/data/store/schema';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';
import { isFree } from '@/lib/server/jobs/lease';
import type { Jobs } from './installation-shape';

export type JobCount = { workspaceId: string; kind: 'sync' | 'batch'; state: keyof Jobs; total: number };

const stateOf = ({ state, leaseUntil }: typeof ledgerSyncs | typeof linkBatches) =>
  sql<keyof Jobs>`CASE WHEN ${state} <> 'running' THEN 'stopped' WHEN ${isFree(leaseUntil)} THEN 'abandoned'
    ELSE 'running' END`;

/** Syncs and batches of links that are under way or stopped, by workspace. A sync counts until the next of its source. */
export async function countJobs(db: Db): Promise<JobCount[]> {
  const [ofSync, ofBatch] = [stateOf(ledgerSyncs), stateOf(linkBatches)];
  const [syncs, batches] = await Promise.all([
    db
      .select({ workspaceId: ledgerSyncs.workspaceId, state: ofSync, total: count() })
      .from(ledgerSyncs)
      .where(and(inArray(ledgerSyncs.state, ['running', 'failed', 'partial']), isOfApiInUse(ledgerSyncs.api)))
      .groupBy(ledgerSyncs.workspaceId, ofSync),
    db
      .select({ workspaceId: linkBatches.workspaceId, state: ofBatch, total: count() })
      .from(linkBatches)
      // A person pauses a batch without a note.
      .where(
        and(
          or(
            sql`${linkBatches.state} = 'running'`,
            and(sql`${linkBatches.state} = 'paused'`, isNotNull(linkBatches.note)),
          ),
          isOfApiInUse(linkBatches.api),
        ),
      )
      .groupBy(linkBatches.workspaceId, ofBatch),
  ]);
  return [
    ...syncs.map((row) => ({ ...row, kind: 'sync' as const })),
    ...batches.map((row) => ({ ...row, kind: 'batch' as const })),
  ];
}
