import { and, sql } from 'drizzle-orm';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';
import { isUnplanned, planWorkspaces } from '@/lib/server/jobs/plan-workspaces';
import { reportEditions, reportSchedules } from './schema';

export const schedulesKind = 'report-schedules';

/** Every five minutes, so that a report is sent within five minutes of its time. */
const pattern = '*/5 * * * *';

/** Plans the reports of workspaces that have schedules and no plan yet. */
export async function planSchedules(db: Db, now: Date): Promise<void> {
  const { workspaceId, api } = reportSchedules;
  const unplanned = await db
    .selectDistinct({ workspaceId })
    .from(reportSchedules)
    .where(and(isOfApiInUse(api), isUnplanned(schedulesKind, workspaceId)));
  await planWorkspaces(db, { kind: schedulesKind, pattern, now }, unplanned);
}

/** Deletes editions and their mails that are a year old. */
export async function purgeEditions(db: Db): Promise<void> {
  await db.delete(reportEditions).where(sql`${reportEditions.createdAt} < now() - interval '1 year'`);
}
