import { expect, it } from 'vitest';
import type { Db } from '@/lib/server/db/database';
import { users, workspaces } from '@/lib/server/identity/schema';
import { eachDatabase } from '@/lib/testing/databases';
import { noteVisit, readLastVisit, visitPauseMs } from './visits';

const start = Date.parse('2026-03-01T09:00:00.000Z');
const at = (minutes: number) => new Date(start + minutes * 60_000);
const pause = visitPauseMs / 60_000;

async function addVisitor(db: Db) {
  const [user] = await db
    .insert(users)
    .values({ email: `${crypto.randomUUID()}@example.com`, name: 'Visitor' })
    .returning();
  const [workspace] = await db.insert(workspaces).values({ name: 'Shop' }).returning();
  return { userId: user?.id ?? '', workspaceId: workspace?.id ?? '' };
}

eachDatabase('visits', (database) => {
  it.each([
    ['nobody has been here', [], 0, null],
    ['the first visit goes on', [0, 10], 15, null],
    ['the pause is one minute short', [0], pause - 1, null],
    ['the first visit is over', [0, 10], 10 + pause, 10],
    ['the second visit has begun', [0, 10, 10 + pause], 12 + pause, 10],
    ['the second visit goes on', [0, 100, 110, 120], 121, 0],
    ['the third visit has begun', [0, 100, 110, 300], 301, 110],
    ['a note arrives late', [0, 100, 95], 101, 0],
  ])('when %s', async (_, noted, now, expected) => {
    const { db } = database();
    const visitor = await addVisitor(db);
    for (const minutes of noted) await noteVisit(db, visitor, at(minutes));
    const last = await readLastVisit(db, visitor, at(now));
    expect(last).toEqual(expected === null ? null : at(expected));
  });

  it('separates people and workspaces', async () => {
    const { db } = database();
    const [one, other] = [await addVisitor(db), await addVisitor(db)];
    await noteVisit(db, one, at(0));
    expect(await readLastVisit(db, other, at(100))).toBeNull();
    expect(await readLastVisit(db, { ...one, workspaceId: other.workspaceId }, at(100))).toBeNull();
  });
});
