import type { Db } from '@/lib/db/database';
import type { AuditAction } from './audit-actions';
import type { Member } from './member';
import { auditEvents } from './schema';

/** `userId` is null for what was done at the server, by nobody who is signed in. */
type Entry = { workspaceId: string; userId: string | null; action: AuditAction; subject?: string };

/** Notes that somebody took data away in a file. `stopped`: it did not come whole. */
export function recordExport(
  db: Db,
  { workspaceId, userId }: Pick<Member, 'workspaceId' | 'userId'>,
  file: string,
  rows?: number,
  stopped = false,
): Promise<void> {
  const subject = [file, ...(rows === undefined ? [] : [`${rows} rows`]), ...(stopped ? ['stopped'] : [])];
  return recordAudit(db, { workspaceId, userId, action: 'data.exported', subject: subject.join(', ') });
}

/** Adds a line to the workspace's audit. `subject` is words a person reads; never a key or a token. */
export async function recordAudit(db: Db, { subject = '', ...entry }: Entry): Promise<void> {
  await db.insert(auditEvents).values({ ...entry, subject: subject.slice(0, 500) });
}
