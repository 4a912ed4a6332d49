import type { Db } from '@/lib/db/database';
import { type AuditCursor, formatAuditCursor } from './audit-cursor';
import { type AuditLine, countAudit, listAudit } from './list-audit';

/** What /api/audit answers: lines, how many there are from the first of them on, and the place of the last. */
export type AuditStretch = {
  lines: (Omit<AuditLine, 'at'> & { at: string })[];
  left: number;
  last: string | null;
};

/** One stretch of the audit, newest first, after a place. */
export async function readAuditStretch(
  db: Db,
  workspaceId: string,
  { after, limit }: { after?: AuditCursor | undefined; limit: number },
): Promise<AuditStretch> {
  const [lines, left] = await Promise.all([
    listAudit(db, workspaceId, { after, limit }),
    countAudit(db, workspaceId, after),
  ]);
  const last = lines.at(-1);
  return {
    lines: lines.map((line) => ({ ...line, at: line.at.toISOString() })),
    left,
    last: last ? formatAuditCursor(last) : null,
  };
}
