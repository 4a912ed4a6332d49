import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { nextRun } from '@/lib/server/jobs/next-run';
import { schedulesOf } from './own-schedules';
import type { RunParts } from './run-parts';
import { localDay, periodOf, toPattern } from './schedule-plan';
import { reportEditions, reportSchedules } from './schema';

/** No plan is further away. A later moment was stored while a clock was ahead, and is planned again. */
const furthestMs = 40 * 86_400_000;

/** Stores an edition for each schedule that is due. Times that were missed are made up once, with the newest. */
export async function openEditions({ db, workspaceId, now }: Pick<RunParts, 'db' | 'workspaceId' | 'now'>) {
  const at = now();
  const due = and(
    ...[schedulesOf(workspaceId), eq(reportSchedules.paused, false)],
    or(
      isNull(reportSchedules.nextAt),
      lte(reportSchedules.nextAt, at),
      gt(reportSchedules.nextAt, new Date(at.getTime() + furthestMs)),
    ),
  );
  await db.transaction(async (tx) => {
    const schedules = await tx.select().from(reportSchedules).where(due).for('update', { skipLocked: true });
    for (const { id, plan, nextAt } of schedules) {
      if (nextAt && nextAt <= at) {
        const day = localDay(at, plan.timeZone);
        const edition = { scheduleId: id, period: periodOf(plan.every, day), day, createdAt: at };
        await tx.insert(reportEditions).values(edition).onConflictDoNothing();
      }
      await tx
        .update(reportSchedules)
        .set({ nextAt: nextRun(toPattern(plan), plan.timeZone, at) })
        .where(eq(reportSchedules.id, id));
    }
  });
}
