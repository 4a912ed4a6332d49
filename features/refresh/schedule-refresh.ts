import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import type { Member } from '@/lib/access/member';
import { sharedNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import { isTimeZone } from '@/lib/base/time-zone';
import { connections } from '@/lib/gateway/connections/schema';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';
import { nextRun } from '@/lib/server/jobs/next-run';
import { runSoon } from '@/lib/server/jobs/plan-workspaces';
import { scheduledRuns, scheduledWork } from '@/lib/server/jobs/schema';
import { type RefreshPlan, toPlan, toRefreshPattern, usualPlan } from './refresh-plan';
import type { Refresh } from './refresh-shape';

export const refreshKind = 'refresh';

const ofWorkspace = (workspaceId: string) =>
  and(eq(scheduledWork.kind, refreshKind), eq(scheduledWork.workspaceId, workspaceId));

/** Plans refreshes of workspaces that have a seller key and no plan yet. */
export async function planRefreshes(db: Db, now: Date): Promise<void> {
  const planned = sql`EXISTS (SELECT 1 FROM ${scheduledWork} WHERE ${scheduledWork.kind} = ${refreshKind}
    AND ${scheduledWork.workspaceId} = ${connections.workspaceId})`;
  const unplanned = await db
    .select({ workspaceId: connections.workspaceId })
    .from(connections)
    .where(
      and(
        eq(connections.family, 'seller'),
        eq(connections.inUse, true),
        isOfApiInUse(connections.api),
        sql`NOT ${planned}`,
      ),
    );
  for (const { workspaceId } of unplanned) await planUsual(db, workspaceId, now);
}

async function planUsual(db: Db, workspaceId: string, now: Date): Promise<void> {
  const id = crypto.randomUUID();
  const { timeZone } = usualPlan;
  const pattern = toRefreshPattern(usualPlan);
  const nextAt = nextRun(pattern, timeZone, now, id);
  await db
    .insert(scheduledWork)
    .values({ id, kind: refreshKind, workspaceId, pattern, timeZone, nextAt })
    .onConflictDoNothing();
}

/** The plan of a workspace, its newest runs and the next one. */
export async function readRefresh(db: Db, workspaceId: string): Promise<Refresh> {
  const due = sql<boolean>`${scheduledWork.nextAt} <= now()`;
  const [work] = await db
    .select({ ...getTableColumns(scheduledWork), due })
    .from(scheduledWork)
    .where(ofWorkspace(workspaceId));
  if (!work) return { plan: usualPlan, nextAt: null, due: false, runs: [] };
  const runs = await db
    .select()
    .from(scheduledRuns)
    .where(eq(scheduledRuns.workId, work.id))
    .orderBy(desc(scheduledRuns.id));
  return {
    plan: toPlan(work.pattern, work.timeZone),
    nextAt: work.pattern === null ? null : work.nextAt.toISOString(),
    due: work.due,
    runs: runs.map(({ workId: _, startedAt, finishedAt, ...run }) => ({
      ...run,
      startedAt: startedAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
    })),
  };
}

/** Stores another plan. Throws Failure `invalid_input` for an unknown time zone. */
export async function changeRefresh(
  db: Db,
  member: Pick<Member, 'workspaceId' | 'userId'>,
  plan: RefreshPlan,
  now = sharedNow(),
): Promise<Refresh> {
  const { workspaceId, userId } = member;
  const timeZone = plan.every === 'day' ? plan.timeZone : 'UTC';
  if (!isTimeZone(timeZone)) {
    const issues = [{ field: 'timeZone', message: 'must be a time zone such as Europe/Berlin' }];
    throw new Failure('invalid_input', 'Input Validation Failed', { issues });
  }
  await planUsual(db, workspaceId, now);
  await db.transaction(async (tx) => {
    const [work] = await tx.select().from(scheduledWork).where(ofWorkspace(workspaceId)).for('update');
    if (!work) throw new Failure('not_found', 'This workspace no longer exists.');
    const pattern = toRefreshPattern(plan);
    const nextAt = nextRun(pattern, timeZone, now, work.id);
    await tx
      .update(scheduledWork)
      .set({ pattern, timeZone, nextAt, plannedAt: sql`now()`, chosen: true })
      .where(eq(scheduledWork.id, work.id));
    await recordAudit(tx, { workspaceId, userId, action: 'refresh.changed', subject: describe(plan) });
  });
  return readRefresh(db, workspaceId);
}

function describe(plan: RefreshPlan): string {
  if (plan.every === 'never') return 'off';
  return plan.every === 'day' ? `${plan.at} ${plan.timeZone}` : `${plan.hours} h`;
}

/** Moves the usual plan to the time zone of the workspace's owner, unless somebody chose a plan. */
export async function adoptTimeZone(
  db: Db,
  workspaceId: string,
  timeZone: string,
  now = sharedNow(),
): Promise<void> {
  if (!isTimeZone(timeZone)) return;
  const [work] = await db.select().from(scheduledWork).where(ofWorkspace(workspaceId));
  if (!work || work.chosen || work.pattern === null || work.timeZone === timeZone) return;
  await db
    .update(scheduledWork)
    .set({
      timeZone,
      nextAt: nextRun(work.pattern, timeZone, now, work.id),
      plannedAt: sql`now()`,
      chosen: true,
    })
    .where(and(eq(scheduledWork.id, work.id), eq(scheduledWork.chosen, false)));
}

/** Makes a refresh of a workspace due now. It starts within seconds, or after the one that runs. */
export async function refreshNow(db: Db, workspaceId: string, now = sharedNow()): Promise<Refresh> {
  await planUsual(db, workspaceId, now);
  await runSoon(db, refreshKind, workspaceId);
  return readRefresh(db, workspaceId);
}
