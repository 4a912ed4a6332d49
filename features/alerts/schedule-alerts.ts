import { and, eq, sql } from 'drizzle-orm';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';
import { scheduledWork } from '@/lib/server/jobs/schema';
import { alertRules } from './schema';

export const alertsKind = 'alerts';

/** Every quarter of an hour. */
const pattern = '*/15 * * * *';

/** Plans the evaluation of workspaces that have rules and no plan yet. The first is due now. */
export async function planAlerts(db: Db, now: Date): Promise<void> {
  const isPlanned = sql`EXISTS (SELECT 1 FROM ${scheduledWork} WHERE ${scheduledWork.kind} = ${alertsKind}
    AND ${scheduledWork.workspaceId} = ${alertRules.workspaceId})`;
  const unplanned = await db
    .selectDistinct({ workspaceId: alertRules.workspaceId })
    .from(alertRules)
    .where(and(isOfApiInUse(alertRules.api), sql`NOT ${isPlanned}`));
  for (const { workspaceId } of unplanned) {
    await db
      .insert(scheduledWork)
      .values({ kind: alertsKind, workspaceId, pattern, nextAt: now })
      .onConflictDoNothing();
  }
}

/** Makes the evaluation of a workspace due now: after a refresh, and when a rule was added. */
export async function evaluateSoon(db: Db, workspaceId: string): Promise<void> {
  await db
    .update(scheduledWork)
    .set({ nextAt: sql`now()`, plannedAt: sql`now()` })
    .where(and(eq(scheduledWork.kind, alertsKind), eq(scheduledWork.workspaceId, workspaceId)));
}
