import { cutText } from '@/lib/base/cut-text';
import type { Db, Transaction } from '@/lib/server/db/database';
import { auditEvents } from '@/lib/server/identity/schema';
import type { AuditAction } from './audit-actions';
import type { Member } from './member';

/** `userId` is null for actions without a signed-in person, such as those on the server. */
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
  const entry = { workspaceId, userId, action: 'data.exported', subject: subject.join(', ') } as const;
  return db.transaction((tx) => recordAudit(tx, entry));
}

/**
 * Adds an entry to the workspace's audit, in the transaction of what it records, so that neither is stored without the
 * other. `subject` is readable text, never a key or token.
 */
export async function recordAudit(tx: Transaction, { subject = '', ...entry }: Entry): Promise<void> {
  await tx.insert(auditEvents).values({ ...entry, subject: cutText(subject, 500) });
}
