import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { Db } from '@/lib/db/database';
import { auditEvents, users } from './schema';

export type AuditLine = {
  id: string;
  action: string;
  subject: string;
  at: Date;
  /** Null once the person has deleted their account. */
  person: string | null;
};

/** Lines of the workspace's audit, newest first; `after` is the last line of the page before. */
export function listAudit(
  db: Db,
  workspaceId: string,
  { after, limit = 100 }: { after?: { at: Date; id: string } | undefined; limit?: number } = {},
): Promise<AuditLine[]> {
  const older = after
    ? or(lt(auditEvents.at, after.at), and(eq(auditEvents.at, after.at), lt(auditEvents.id, after.id)))
    : undefined;
  return db
    .select({
      id: auditEvents.id,
      action: auditEvents.action,
      subject: auditEvents.subject,
      at: auditEvents.at,
      person: users.name,
    })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.userId))
    .where(and(eq(auditEvents.workspaceId, workspaceId), older))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(limit);
}
