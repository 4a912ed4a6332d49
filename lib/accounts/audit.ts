import type { Db } from '@/lib/db/database';
import type { AuditAction } from './audit-actions';
import type { Member } from './member';
import { auditEvents } from './schema';

/** `userId` is null for actions on the server, without a signed-in person. */
type Entry = { workspaceId: string; userId: string | null; action: AuditAction; subject?: string };

/** Records an export. `stopped` means that the file was incomplete. */
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

/** Adds an entry to the workspace's audit. `subject` is readable text, never a key or token. */
export async function recordAudit(db: Db, { subject = '', ...entry }: Entry): Promise<void> {
  await db.insert(auditEvents).values({ ...entry, subject: subject.slice(0, 500) });
}
