import { and, count, desc, eq, lt, or } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { auditEvents, users } from '@/lib/server/identity/schema';
import type { AuditCursor } from './audit-cursor';

export type AuditLine = {
  id: string;
  action: string;
  subject: string;
  at: Date;
  /** Null for deleted accounts, and for actions on the server or without a session. */
  person: string | null;
};

/** The workspace's audit entries, newest first. `after` is the last entry of the previous page. */
export function listAudit(
  db: Db,
  workspaceId: string,
  { after, limit = 100 }: { after?: AuditCursor | undefined; limit?: number } = {},
): Promise<AuditLine[]> {
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
    .where(isOlder(workspaceId, after))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(limit);
}

/** Number of entries, starting at `after` if given. */
export async function countAudit(db: Db, workspaceId: string, after?: AuditCursor): Promise<number> {
  const [found] = await db.select({ lines: count() }).from(auditEvents).where(isOlder(workspaceId, after));
  return found?.lines ?? 0;
}

function isOlder(workspaceId: string, after: AuditCursor | undefined) {
  const { at, id } = auditEvents;
  const older = after ? or(lt(at, after.at), and(eq(at, after.at), lt(id, after.id))) : undefined;
  return and(eq(auditEvents.workspaceId, workspaceId), older);
}
