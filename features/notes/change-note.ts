import { and, eq } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { type Member, may, requireCapability } from '@/lib/access/member';
import { sharedNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import type { Db } from '@/lib/server/db/database';
import { daysProblems, findDaysProblem } from './find-days-problem';
import { nameNote } from './name-note';
import type { NoteChanges } from './note';
import { ownNotes } from './own-notes';
import { notes } from './schema';

/**
 * Changes the given fields of a note. Throws Failure `not_found`, `forbidden`, or `invalid_input` if the resulting days
 * are invalid.
 */
export async function changeNote(db: Db, member: Member, id: string, changes: NoteChanges): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await requireNote(tx, member, id);
    const { from = before.firstDay, to = before.lastDay, text = before.text, subject } = changes;
    const problem = findDaysProblem({ from, to });
    if (problem) {
      const message = daysProblems[problem];
      throw new Failure('invalid_input', `The last day ${message}.`, { issues: [{ field: 'to', message }] });
    }
    await tx
      .update(notes)
      .set({
        firstDay: from,
        lastDay: to,
        text,
        changedBy: member.userId,
        changedAt: sharedNow(),
        ...(subject === undefined
          ? {}
          : { subjectKind: subject?.kind ?? null, subjectId: subject?.id ?? null }),
      })
      .where(and(ownNotes(member.workspaceId), eq(notes.id, id)));
    await recordAudit(tx, { ...member, action: 'note.changed', subject: nameNote({ from, to, text }) });
  });
}

/** Throws Failure `not_found` or `forbidden`. */
export async function deleteNote(db: Db, member: Member, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { firstDay: from, lastDay: to, text } = await requireNote(tx, member, id);
    await tx.delete(notes).where(and(ownNotes(member.workspaceId), eq(notes.id, id)));
    await recordAudit(tx, { ...member, action: 'note.deleted', subject: nameNote({ from, to, text }) });
  });
}

/** The note, locked until the transaction ends. */
async function requireNote(tx: Db, member: Member, id: string) {
  requireCapability(member, 'view', 'write');
  const [note] = await tx
    .select()
    .from(notes)
    .where(and(ownNotes(member.workspaceId), eq(notes.id, id)))
    .for('update');
  if (!note) throw new Failure('not_found', 'This note no longer exists.');
  if (note.createdBy !== member.userId && !may(member.role, 'manage', 'write')) {
    throw new Failure('forbidden', 'Only its author, an owner or an admin may change this note.');
  }
  return note;
}
