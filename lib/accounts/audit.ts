import type { Db } from '@/lib/db/database';
import type { AuditAction } from './audit-actions';
import { auditEvents } from './schema';

export type { AuditAction } from './audit-actions';

type Entry = { workspaceId: string; userId: string; action: AuditAction; subject?: string };

/** Adds a line to the workspace's audit. `subject` is words a person reads; never a key or a token. */
export async function recordAudit(db: Db, { subject = '', ...entry }: Entry): Promise<void> {
  await db.insert(auditEvents).values({ ...entry, subject: subject.slice(0, 500) });
}
