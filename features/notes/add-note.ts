import { eq } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { type Member, requireCapability } from '@/lib/access/member';
import { requireQuota } from '@/lib/access/quotas';
import type { Db } from '@/lib/server/db/database';
import { nameNote } from './name-note';
import type { NewNote } from './note';
import { notes } from './schema';

/** Stores a note for the workspace. Throws Failure `forbidden`, or `conflict` if the workspace has too many. */
export async function addNote(db: Db, member: Member, note: NewNote): Promise<{ id: string }> {
  requireCapability(member, 'view', 'write');
  const { workspaceId, userId } = member;
  return db.transaction(async (tx) => {
    const { from, to, text, subject } = note;
    const [added] = await tx
      .insert(notes)
      .values({
        workspaceId,
        firstDay: from,
        lastDay: to,
        text,
        createdBy: userId,
        changedBy: userId,
        subjectKind: subject?.kind ?? null,
        subjectId: subject?.id ?? null,
      })
      .returning({ id: notes.id });
    if (!added) throw new Error('The note was not stored.');
    await requireQuota(tx, 'notes', { workspaceId }, notes, eq(notes.workspaceId, workspaceId));
    await recordAudit(tx, { ...member, action: 'note.added', subject: nameNote(note) });
    return added;
  });
}
