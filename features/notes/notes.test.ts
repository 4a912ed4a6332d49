import { and, asc, eq, like, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Member } from '@/lib/access/member';
import { quotas } from '@/lib/access/quotas';
import { makeMember } from '@/lib/access/testing/people';
import { auditEvents, workspaces } from '@/lib/server/identity/schema';
import { eachDatabase } from '@/lib/testing/databases';
import { addNote } from './add-note';
import { changeNote, deleteNote } from './change-note';
import { listWritten } from './list-written';
import { newNoteSchema, noteChangesSchema } from './note';
import { noteLimits } from './note-limits';
import { notesQuerySchema } from './note-query';
import { notes } from './schema';

const brand = { kind: 'brand', id: '0b9a1c1e-6f0e-4f6e-9a3b-2f9d1c7e5a10' } as const;
const november = { from: '2026-11-01', to: '2026-11-30' };
const ask = (more: Record<string, string> = {}) => notesQuerySchema.parse({ ...november, ...more });
const write = (given: Record<string, unknown> = {}) =>
  newNoteSchema.parse({ from: '2026-11-03', text: 'Sale began', ...given });

eachDatabase('written notes', (database) => {
  let owner: Member;
  let analyst: Member;
  let stranger: Member;
  beforeAll(async () => {
    const { db } = database();
    owner = await makeMember(db);
    analyst = await makeMember(db, { role: 'analyst', workspaceId: owner.workspaceId });
    stranger = await makeMember(db);
  });
  const list = (member: Member, more?: Record<string, string>) =>
    listWritten(database().db, member, ask(more));

  it('belong to a workspace, and analysts write their own', async () => {
    const { db } = database();
    const { id } = await addNote(db, analyst, write());
    expect(await list(owner)).toMatchObject([
      { id, kind: 'written', from: '2026-11-03', to: '2026-11-03', text: 'Sale began', mine: true },
    ]);
    expect(await list(stranger)).toEqual([]);
    for (const act of [
      () => deleteNote(db, stranger, id),
      () => changeNote(db, stranger, id, { text: 'x' }),
    ]) {
      await expect(act()).rejects.toMatchObject({ code: 'not_found' });
    }
    const creator = await makeMember(db, { role: 'creator', workspaceId: owner.workspaceId });
    await expect(addNote(db, creator, write())).rejects.toMatchObject({ code: 'forbidden' });
    await expect(deleteNote(db, creator, id)).rejects.toMatchObject({ code: 'forbidden' });

    const ofOwner = await addNote(db, owner, write({ text: 'The owner’s' }));
    expect((await list(analyst)).map(({ text, mine }) => [text, mine])).toEqual([
      ['Sale began', true],
      ['The owner’s', false],
    ]);
    await expect(deleteNote(db, analyst, ofOwner.id)).rejects.toMatchObject({ code: 'forbidden' });
    await changeNote(db, owner, id, { text: 'Sale really began', to: '2026-11-05' });
    expect(await list(analyst)).toMatchObject([
      { id, to: '2026-11-05', text: 'Sale really began' },
      { id: ofOwner.id },
    ]);
    await expect(changeNote(db, owner, id, { to: '2026-11-02' })).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ field: 'to' }],
    });
    await deleteNote(db, analyst, id);
    await deleteNote(db, owner, ofOwner.id);
    const noted = await db
      .select({ action: auditEvents.action, subject: auditEvents.subject })
      .from(auditEvents)
      .where(and(eq(auditEvents.workspaceId, owner.workspaceId), like(auditEvents.action, 'note.%')))
      .orderBy(asc(auditEvents.at), asc(auditEvents.id));
    expect(noted.map(({ action, subject }) => `${action} ${subject}`).sort()).toEqual([
      'note.added Nov 3, 2026: Sale began',
      'note.added Nov 3, 2026: The owner’s',
      'note.changed Nov 3 – 5, 2026: Sale really began',
      'note.deleted Nov 3 – 5, 2026: Sale really began',
      'note.deleted Nov 3, 2026: The owner’s',
    ]);
  });

  it('show on charts of their days and subjects', async () => {
    const { db } = database();
    const member = await makeMember(db);
    await addNote(db, member, write({ from: '2026-10-20', to: '2026-11-01', text: 'Before' }));
    await addNote(db, member, write({ from: '2026-11-30', to: '2026-12-24', text: 'After' }));
    await addNote(db, member, write({ from: '2026-10-31', text: 'Too early' }));
    await addNote(db, member, write({ from: '2026-12-01', text: 'Too late' }));
    await addNote(db, member, write({ text: 'Brand', subject: brand }));
    const texts = async (more?: Record<string, string>) => (await list(member, more)).map(({ text }) => text);
    expect(await texts()).toEqual(['Before', 'Brand', 'After']);
    expect(await texts({ brands: `other,${brand.id.toUpperCase()}` })).toEqual(['Before', 'Brand', 'After']);
    expect(await texts({ brands: brand.id, creators: 'c' })).toEqual(['Before', 'Brand', 'After']);
    expect(await texts({ brands: 'other' })).toEqual(['Before', 'After']);
    expect(await texts({ creators: 'c' })).toEqual(['Before', 'After']);
    expect(await texts({ narrowed: 'true' })).toEqual(['Before', 'After']);
  });

  it(`are at most ${quotas.notes.most} per workspace, also when two are added at once`, async () => {
    const { db } = database();
    const member = await makeMember(db);
    await db.execute(sql`
      INSERT INTO notes (workspace_id, first_day, last_day, text)
      SELECT CAST(${member.workspaceId} AS uuid), '2026-11-03', '2026-11-03', 'n'
      FROM generate_series(1, CAST(${quotas.notes.most - 1} AS integer))`);
    const added = await Promise.allSettled([1, 2, 3].map(() => addNote(db, member, write())));
    expect(added.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expect(addNote(db, member, write())).rejects.toMatchObject({ code: 'conflict' });
    await addNote(db, owner, write());
  });

  it('are hidden with another API, and deleted with the workspace', async () => {
    const { db } = database();
    const member = await makeMember(db);
    const { id } = await addNote(db, member, write());
    await db.update(notes).set({ api: 'https://elsewhere.example' }).where(eq(notes.id, id));
    expect(await list(member)).toEqual([]);
    await expect(deleteNote(db, member, id)).rejects.toMatchObject({ code: 'not_found' });
    await db.delete(workspaces).where(eq(workspaces.id, member.workspaceId));
    expect(await db.select().from(notes).where(eq(notes.id, id))).toEqual([]);
  });
});

it.each([
  [{ from: '2026-02-30' }, 'from'],
  [{ from: undefined }, 'from'],
  [{ to: '2026-11-02' }, 'to'],
  [{ from: '2026-01-01', to: '2027-01-02' }, 'to'],
  [{ text: ' \n ' }, 'text'],
  [{ text: 'x'.repeat(noteLimits.text + 1) }, 'text'],
  [{ subject: { kind: 'shop', id: brand.id } }, 'subject.kind'],
  [{ subject: { kind: 'brand', id: 'B000000001' } }, 'subject.id'],
  [{ subject: { kind: 'product', id: '' } }, 'subject.id'],
  [{ color: 'red' }, ''],
])('a note with %j names the field', (change, field) => {
  const result = newNoteSchema.safeParse({ from: '2026-11-03', text: 'Sale', ...change });
  expect(result.error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});

it.each([
  [{}, 'text'],
  [{ text: '' }, 'text'],
  [{ to: 'soon' }, 'to'],
])('a change to %j names the field', (change, field) => {
  expect(noteChangesSchema.safeParse(change).error?.issues.map(({ path }) => path)).toEqual([[field]]);
});

it('may cover 366 days, and one day without a last day', () => {
  expect(write({ from: '2028-01-01', to: '2028-12-31' })).toMatchObject({ to: '2028-12-31' });
  expect(write({ text: `  ${'x'.repeat(noteLimits.text)} ` })).toMatchObject({
    to: '2026-11-03',
    subject: null,
  });
});
