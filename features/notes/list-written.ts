import { and, asc, eq, gte, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Member, may } from '@/lib/access/member';
import type { Subject, WrittenNote } from '@/lib/data/terms/note-shape';
import type { Db } from '@/lib/server/db/database';
import { users } from '@/lib/server/identity/schema';
import { type About, concerns } from './concerns';
import type { NotesQuery } from './note-query';
import { ownNotes } from './own-notes';
import { notes } from './schema';

const author = alias(users, 'author');
const editor = alias(users, 'editor');

/** Written notes about days of the range whose subject the chart shows. */
export async function listWritten(db: Db, member: Member, query: NotesQuery): Promise<WrittenNote[]> {
  const rows = await db
    .select({ note: notes, createdByName: author.name, changedByName: editor.name })
    .from(notes)
    .leftJoin(author, eq(author.id, notes.createdBy))
    .leftJoin(editor, eq(editor.id, notes.changedBy))
    .where(and(ownNotes(member.workspaceId), lte(notes.firstDay, query.to), gte(notes.lastDay, query.from)))
    .orderBy(asc(notes.firstDay), asc(notes.createdAt), asc(notes.id));
  const manages = may(member.role, 'manage', 'write');
  return rows.flatMap(({ note, createdByName, changedByName }) => {
    const { id, firstDay, lastDay, text, subjectKind, subjectId, changedAt, createdBy } = note;
    const subject = subjectKind && subjectId ? { kind: subjectKind, id: subjectId } : null;
    if (subject && !concerns(aboutOf(subject), query)) return [];
    const mine = manages || createdBy === member.userId;
    const days = { from: firstDay, to: lastDay };
    const people = { createdByName, changedByName, changedAt: changedAt.toISOString() };
    return [{ id, kind: 'written', ...days, text, subject, ...people, mine }];
  });
}

const aboutOf = ({ kind, id }: Subject): About => ({ [`${kind}s`]: id });
