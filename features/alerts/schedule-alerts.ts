import { and } from 'drizzle-orm';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';
import { isUnplanned, planWorkspaces, runSoon } from '@/lib/server/jobs/plan-workspaces';
import { alertRules } from './schema';

export const alertsKind = 'alerts';

/** Every quarter of an hour. */
const pattern = '*/15 * * * *';

/** Plans the evaluation of workspaces that have rules and no plan yet. */
export async function planAlerts(db: Db, now: Date): Promise<void> {
  const { workspaceId, api } = alertRules;
  const unplanned = await db
    .selectDistinct({ workspaceId })
    .from(alertRules)
    .where(and(isOfApiInUse(api), isUnplanned(alertsKind, workspaceId)));
  await planWorkspaces(db, { kind: alertsKind, pattern, now }, unplanned);
}

/** Makes the evaluation of a workspace due now: after a refresh, and when a rule was added. */
export const evaluateSoon = (db: Db, workspaceId: string): Promise<void> =>
  runSoon(db, alertsKind, workspaceId);
