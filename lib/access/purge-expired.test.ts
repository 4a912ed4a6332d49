import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { acceptInvitation, invite, listInvitations } from '@/features/people/accounts/invitations';
import { auditEvents, invitations, sessions, throttles } from '@/lib/server/identity/schema';
import { eachDatabase } from '@/lib/testing/databases';
import { findMember } from './find-member';
import { purgeExpired } from './purge-expired';
import { makeMember } from './testing/people';

const day = 86_400_000;

eachDatabase('what has expired', (database) => {
  const inDays = (days: number) => new Date(Date.now() + days * day);

  it('deletes sessions that were idle for 30 days, and no others', async () => {
    const { db } = database();
    const [idle, used] = [await makeMember(db), await makeMember(db)];
    await db
      .update(sessions)
      .set({ lastSeenAt: inDays(-31) })
      .where(eq(sessions.id, idle.sessionId));
    await db
      .update(sessions)
      .set({ lastSeenAt: inDays(-29) })
      .where(eq(sessions.id, used.sessionId));
    await purgeExpired(db);
    const ids = [idle.sessionId, used.sessionId];
    const left = await db.select({ id: sessions.id }).from(sessions).where(inArray(sessions.id, ids));
    expect(left).toEqual([{ id: used.sessionId }]);
    await expect(findMember(db, used.sessionId)).resolves.toBeDefined();
  });

  it('deletes used and expired invitations, and no open ones', async () => {
    const { db } = database();
    const owner = await makeMember(db);
    const { token } = await invite(db, owner, 'analyst');
    await acceptInvitation(db, token, (await makeMember(db)).userId);
    await invite(db, owner, 'creator');
    const here = eq(invitations.workspaceId, owner.workspaceId);
    await purgeExpired(db);
    expect(await db.select().from(invitations).where(here)).toHaveLength(1);
    await expect(listInvitations(db, owner.workspaceId)).resolves.toHaveLength(1);
    await purgeExpired(db, inDays(8));
    expect(await db.select().from(invitations).where(here)).toHaveLength(0);
  });

  it('keeps entries of the audit for two years', async () => {
    const { db } = database();
    const { workspaceId, userId } = await makeMember(db);
    const entry = { workspaceId, userId, action: 'key.added' };
    await db.insert(auditEvents).values([
      { ...entry, subject: 'old', at: inDays(-731) },
      { ...entry, subject: 'kept', at: inDays(-729) },
    ]);
    await purgeExpired(db);
    const left = await db.select().from(auditEvents).where(eq(auditEvents.action, 'key.added'));
    expect(left.map(({ subject }) => subject)).toEqual(['kept']);
  });

  it('deletes expired counters', async () => {
    const { db } = database();
    await db.insert(throttles).values([
      { key: 'over', points: 9, expire: inDays(-1) },
      { key: 'counts', points: 9, expire: inDays(1) },
    ]);
    await purgeExpired(db);
    expect(await db.select({ key: throttles.key }).from(throttles)).toEqual([{ key: 'counts' }]);
  });
});
