import { and, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { scheduledRuns, scheduledWork } from '@/lib/server/jobs/schema';

/** The newest run of a kind of scheduled work that has ended. */
export type ShownWork = {
  kind: string;
  state: 'complete' | 'failed' | 'lost';
  problem: string | null;
  /** When it ended. ISO 8601. */
  at: string;
};

/** The newest ended run of each kind of a workspace: refreshes, alert rules and scheduled reports. */
export async function listWork(db: Db, workspaceId: string): Promise<ShownWork[]> {
  const { state, problem, startedAt, finishedAt, workId, id } = scheduledRuns;
  const rows = await db
    .selectDistinctOn([scheduledWork.kind], {
      kind: scheduledWork.kind,
      state,
      problem,
      startedAt,
      finishedAt,
    })
    .from(scheduledWork)
    .innerJoin(scheduledRuns, eq(workId, scheduledWork.id))
    .where(and(eq(scheduledWork.workspaceId, workspaceId), ne(state, 'running')))
    .orderBy(scheduledWork.kind, desc(id));
  return rows.flatMap(({ kind, state, problem, startedAt, finishedAt }) =>
    state === 'running' ? [] : { kind, state, problem, at: (finishedAt ?? startedAt).toISOString() },
  );
}
