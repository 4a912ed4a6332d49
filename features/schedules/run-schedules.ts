import { and, eq, sql } from 'drizzle-orm';
import type { Outcome } from '@/lib/server/jobs/claim-work';
import { fillEditions } from './fill-editions';
import { openEditions } from './open-editions';
import { schedulesOf } from './own-schedules';
import type { RunParts } from './run-parts';
import { reportEditions, reportSchedules } from './schema';

/** Stores the reports of a workspace that are due, and the mails of those that are ready. The outbox sends them. */
export async function runSchedules(parts: RunParts, signal: AbortSignal): Promise<Outcome> {
  await openEditions(parts);
  await fillEditions(parts, signal);
  const problem = (await hasFailing(parts)) ? 'Some scheduled reports could not be made.' : null;
  return { rows: 0, calls: 0, problem };
}

/**
 * Whether the newest edition of a schedule could not be made. Each run fails until one can, or the schedule is paused: a report
 * of each day fails once a day, so that no other run would show it.
 */
async function hasFailing({ db, workspaceId }: RunParts): Promise<boolean> {
  const newest = sql`(SELECT ${reportEditions.problem} FROM ${reportEditions}
    WHERE ${reportEditions.scheduleId} = ${reportSchedules.id} ORDER BY ${reportEditions.createdAt} DESC LIMIT 1)`;
  const failing = and(
    schedulesOf(workspaceId),
    eq(reportSchedules.paused, false),
    sql`${newest} IS NOT NULL`,
  );
  return (await db.$count(reportSchedules, failing)) > 0;
}
