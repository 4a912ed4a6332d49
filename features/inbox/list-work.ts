import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
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
  const runs = await listNewest(db, eq(scheduledWork.workspaceId, workspaceId));
  return runs.map(({ kind, state, problem, at }) => ({ kind, state, problem, at }));
}

/** The same of every workspace, and of work that belongs to none. */
export const listAllWork = (db: Db): Promise<(ShownWork & { workspaceId: string | null })[]> =>
  listNewest(db);

async function listNewest(db: Db, which?: SQL) {
  const { state, problem, startedAt, finishedAt, workId, id } = scheduledRuns;
  const { kind, workspaceId } = scheduledWork;
  const rows = await db
    .selectDistinctOn([kind, workspaceId], { kind, workspaceId, state, problem, startedAt, finishedAt })
    .from(scheduledWork)
    .innerJoin(scheduledRuns, eq(workId, scheduledWork.id))
    .where(and(which, ne(state, 'running')))
    .orderBy(kind, workspaceId, desc(id));
  return rows.flatMap(({ state, startedAt, finishedAt, ...run }) =>
    state === 'running' ? [] : { ...run, state, at: (finishedAt ?? startedAt).toISOString() },
  );
}
