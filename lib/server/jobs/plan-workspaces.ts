import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '@/lib/server/db/database';
import { scheduledWork } from './schema';

/** A condition for rows of workspaces without planned work of a kind. */
export const isUnplanned = (kind: string, workspaceId: PgColumn): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM ${scheduledWork} WHERE ${scheduledWork.kind} = ${kind}
    AND ${scheduledWork.workspaceId} = ${workspaceId})`;

/** Plans work of workspaces by a cron pattern in UTC, unless it is planned. The first run is due now. */
export async function planWorkspaces(
  db: Db,
  { kind, pattern, now }: { kind: string; pattern: string; now: Date },
  workspaces: readonly { workspaceId: string }[],
): Promise<void> {
  for (const { workspaceId } of workspaces) {
    await db.insert(scheduledWork).values({ kind, workspaceId, pattern, nextAt: now }).onConflictDoNothing();
  }
}

/** Makes planned work of a workspace due now. */
export async function runSoon(db: Db, kind: string, workspaceId: string): Promise<void> {
  await db
    .update(scheduledWork)
    .set({ nextAt: sql`now()`, plannedAt: sql`now()` })
    .where(and(eq(scheduledWork.kind, kind), eq(scheduledWork.workspaceId, workspaceId)));
}
