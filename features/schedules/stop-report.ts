import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { sharedNow } from '@/lib/base/clock';
import type { Db } from '@/lib/server/db/database';
import { digestToken } from '@/lib/server/identity/link-token';
import { messages } from '@/lib/server/outbox/schema';
import { reportKind } from './report-mails';
import { reportRecipients, reportSchedules } from './schema';

/** The schedule whose mail has a secret, and whether its recipient still wants it. */
export async function findMailedReport(db: Db, token: string) {
  const [found] = await db
    .select({
      id: reportRecipients.id,
      name: reportSchedules.name,
      workspaceId: reportSchedules.workspaceId,
      stoppedAt: reportRecipients.stoppedAt,
    })
    .from(messages)
    .innerJoin(
      reportRecipients,
      eq(sql`${reportRecipients.id}::text`, sql`${messages.details}->>'recipientId'`),
    )
    .innerJoin(reportSchedules, eq(reportSchedules.id, reportRecipients.scheduleId))
    .where(and(eq(messages.secretDigest, digestToken(token)), eq(messages.kind, reportKind)));
  return found;
}

/** Ends mails to a recipient by the secret in one of them, without a session. False if there is no such mail. */
export async function stopReport(db: Db, token: string, now = sharedNow()): Promise<boolean> {
  const found = await findMailedReport(db, token);
  if (!found) return false;
  if (found.stoppedAt !== null) return true;
  const { id, name: subject, workspaceId } = found;
  await db.transaction(async (tx) => {
    await tx.update(reportRecipients).set({ stoppedAt: now }).where(eq(reportRecipients.id, id));
    await recordAudit(tx, { workspaceId, userId: null, action: 'schedule.stopped', subject });
  });
  return true;
}
