import { and, count } from 'drizzle-orm';
import { listAllWork, type ShownWork } from '@/features/inbox/list-work';
import { refreshKind } from '@/features/refresh/schedule-refresh';
import { sharedNow } from '@/lib/base/clock';
import { groupBy } from '@/lib/base/group-by';
import { isRejected } from '@/lib/gateway/connections/connection-health';
import { connections } from '@/lib/gateway/connections/schema';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';
import { memberships, workspaces } from '@/lib/server/identity/schema';
import { countJobs, type JobCount } from './count-jobs';
import { countMessages } from './count-messages';
import {
  type Installation,
  type Jobs,
  mostWorkspaces,
  type WaitingMessages,
  type WorkspaceState,
} from './installation-shape';
import { readServer, type ServerParts } from './read-server';
import { tellReason } from './tell-reason';

type MessageCount = Awaited<ReturnType<typeof countMessages>>[number];

/** How this installation works, over all workspaces. It has no figures, and no names but those of workspaces. */
export async function readInstallation(parts: ServerParts, now = sharedNow()): Promise<Installation> {
  const { db } = parts;
  const [server, all, members, work, jobs, keys, messages] = await Promise.all([
    readServer(parts),
    db.select({ id: workspaces.id, name: workspaces.name }).from(workspaces),
    countMembers(db),
    listAllWork(db),
    countJobs(db),
    listRejectedKeys(db, now),
    countMessages(db),
  ]);
  const of = { work: byWorkspace(work), jobs: byWorkspace(jobs), keys: byWorkspace(keys) };
  const messagesOf = byWorkspace(messages);
  const states = all.map(({ id, name }): WorkspaceState => {
    const runs = (of.work.get(id) ?? []).map(toRun);
    return {
      id,
      name,
      members: members.get(id) ?? 0,
      refresh: runs.find(({ kind }) => kind === refreshKind) ?? null,
      work: runs.filter((run) => run.kind !== refreshKind && isFailed(run)),
      jobs: addJobs(of.jobs.get(id) ?? []),
      keys: (of.keys.get(id) ?? []).map(({ family, rejectedAt }) => ({ family, rejectedAt })),
      messages: addMessages(messagesOf.get(id) ?? [], now),
    };
  });
  return {
    ...server,
    work: (of.work.get(null) ?? []).map(toRun).filter(isFailed),
    jobs: addJobs(jobs),
    messages: addMessages(messages, now),
    total: states.length,
    workspaces: states.sort(compareStates).slice(0, mostWorkspaces),
  };
}

const byWorkspace = <Row extends { workspaceId: string | null }>(rows: readonly Row[]) =>
  groupBy(rows, ({ workspaceId }) => workspaceId);

async function countMembers(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: memberships.workspaceId, total: count() })
    .from(memberships)
    .groupBy(memberships.workspaceId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

async function listRejectedKeys(db: Db, now: Date) {
  const { workspaceId, family, lastRefusedAt, api, inUse } = connections;
  const rows = await db
    .select({ workspaceId, family, at: lastRefusedAt })
    .from(connections)
    .where(and(isOfApiInUse(api), inUse, isRejected(now)));
  return rows.map(({ at, ...key }) => ({ ...key, rejectedAt: (at ?? now).toISOString() }));
}

const toRun = ({ kind, state, problem, at }: ShownWork): ShownWork => ({
  kind,
  state,
  problem: tellReason(problem),
  at,
});

const isFailed = ({ state }: ShownWork): boolean => state !== 'complete';

function addJobs(counts: readonly JobCount[]): Jobs {
  const jobs: Jobs = { running: 0, abandoned: 0, stopped: 0 };
  for (const { state, total } of counts) jobs[state] += total;
  return jobs;
}

function addMessages(counts: readonly MessageCount[], now: Date): WaitingMessages {
  const seconds = counts.flatMap((row) => row.seconds ?? []);
  const oldest = new Date(now.getTime() - Math.max(...seconds) * 1_000);
  return {
    waiting: counts.reduce((sum, { waiting }) => sum + waiting, 0),
    oldest: seconds.length > 0 ? oldest.toISOString() : null,
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** Whether somebody should look at the workspace. */
function needsAttention({ refresh, work, jobs, keys, messages }: WorkspaceState): boolean {
  const fails = refresh !== null && isFailed(refresh);
  const stands = jobs.abandoned + jobs.stopped + messages.failed > 0;
  return fails || stands || work.length > 0 || keys.length > 0;
}

const compareStates = (a: WorkspaceState, b: WorkspaceState): number =>
  Number(needsAttention(b)) - Number(needsAttention(a)) || a.name.localeCompare(b.name, 'en');
