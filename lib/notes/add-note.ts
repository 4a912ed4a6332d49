import { eq } from 'drizzle-orm';
import { recordAudit } from '@/lib/accounts/audit';
import { type Member, requireCapability } from '@/lib/accounts/member';
import { workspaces } from '@/lib/accounts/schema';
import type { Db } from '@/lib/db/database';
import { Failure } from '@/lib/failure';
import { formatCount } from '@/lib/format/number';
import { nameNote } from './name-note';
import type { NewNote } from './note';
import { noteLimits } from './note-limits';
import { ownNotes } from './own-notes';
import { notes } from './schema';

/** Stores a note for the workspace. Throws Failure `forbidden`, or `conflict` if the workspace has too many. */
export async function addNote(db: Db, member: Member, note: NewNote): Promise<{ id: string }> {
  requireCapability(member, 'view', 'write');
  const { workspaceId, userId } = member;
  return db.transaction(async (tx) => {
    // Locks until this transaction ends, so that the count stays right.
    await tx
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(eq(workspaces.id, workspaceId))
      .for('no key update');
    if ((await tx.$count(notes, ownNotes(workspaceId))) >= noteLimits.perWorkspace) {
      const most = formatCount(noteLimits.perWorkspace);
      throw new Failure('conflict', `A workspace has at most ${most} notes. Delete one first.`);
    }
    const { from, to, text, subject } = note;
    const [added] = await tx
      .insert(notes)
      .values({
        ...{ workspaceId, firstDay: from, lastDay: to, text, createdBy: userId, changedBy: userId },
        subjectKind: subject?.kind ?? null,
        subjectId: subject?.id ?? null,
      })
      .returning({ id: notes.id });
    if (!added) throw new Error('The note was not stored.');
    await recordAudit(tx, { ...member, action: 'note.added', subject: nameNote(note) });
    return added;
  });
}
