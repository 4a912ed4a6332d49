import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { deleteAccount } from '@/lib/server/accounts/delete-account';
import { acceptInvitation, invite } from '@/lib/server/accounts/invitations';
import { digestToken } from '@/lib/server/accounts/link-token';
import type { Member } from '@/lib/server/accounts/member';
import { changeRole, removeMember } from '@/lib/server/accounts/members';
import { auditEvents, workspaces } from '@/lib/server/accounts/schema';
import { makeMember } from '@/lib/server/accounts/testing/people';
import { findHolder } from '@/lib/server/tokens/find-holder';
import { makeToken } from '@/lib/server/tokens/token-form';
import { eachDatabase } from '@/lib/testing/databases';
import { createAddress } from './create-address';
import { claimRefresh, findAddress } from './find-address';
import { listAddresses } from './list-addresses';
import { purgeAddresses } from './purge-addresses';
import { revokeAddress } from './revoke-address';
import { liveAddresses } from './schema';

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const gone = {
  code: 'not_found',
  message: 'This live address does not exist, or does not work any more.',
};
const view = {
  ...{ list: 'brands', search: 'q=tea', range: 'last-28-days', weekStart: 0 },
  receipt: 'columns',
} as const;

eachDatabase('Live addresses', (database) => {
  const make = (member: Member, days = 90) =>
    createAddress(database().db, member, { ...view, name: 'Sheet', days });
  const rowOf = async (secret: string) => {
    const [row] = await database()
      .db.select()
      .from(liveAddresses)
      .where(eq(liveAddresses.digest, digestToken(secret)));
    return row;
  };
  const idOf = async (secret: string) => (await rowOf(secret))?.id ?? '';
  const auditOf = ({ workspaceId }: Member) =>
    database().db.select().from(auditEvents).where(eq(auditEvents.workspaceId, workspaceId));
  const team = async () => {
    const owner = await makeMember(database().db);
    const { workspaceId } = owner;
    const analyst = await makeMember(database().db, { role: 'analyst', workspaceId });
    return { db: database().db, owner, analyst, workspaceId };
  };

  it('lead to what they show and to their member as it is now, and are stored as a digest', async () => {
    const { db, owner, analyst } = await team();
    const secret = await make(analyst);
    expect(secret).toMatch(/^pdl_[0-9A-Za-z]{49}$/);
    const { sessionId: _, lacksFactor: __, needsConfirmation: ___, ...member } = analyst;
    expect(await findAddress(db, secret)).toEqual({ ...view, id: await idOf(secret), member });
    await changeRole(db, owner, analyst.userId, 'creator');
    expect((await findAddress(db, secret)).member.role).toBe('creator');
    const row = await rowOf(secret);
    expect(row?.lastFour).toBe(secret.slice(-4));
    expect(JSON.stringify(row)).not.toContain(secret.slice(4, -4));
    expect(await auditOf(owner)).toContainEqual(
      expect.objectContaining({
        ...{ action: 'live.created', subject: 'Sheet: brands', userId: analyst.userId },
      }),
    );
  });

  it('say nothing about those that do not work', async () => {
    const { db, owner } = await team();
    const secret = await make(owner, 7);
    for (const wrong of [`${secret}a`, secret.slice(0, -1), 'pdl_', '', makeToken('pdl'), makeToken()]) {
      await expect(findAddress(db, wrong)).rejects.toMatchObject(gone);
    }
    await expect(findAddress(db, secret, inDays(6.9))).resolves.toBeDefined();
    await expect(findAddress(db, secret, inDays(7))).rejects.toMatchObject(gone);
    // Created while the clock was two years ahead.
    await expect(findAddress(db, secret, inDays(-730))).rejects.toMatchObject(gone);
    await revokeAddress(db, owner, await idOf(secret));
    await expect(findAddress(db, secret)).rejects.toMatchObject(gone);
    expect((await auditOf(owner)).map(({ action }) => action)).toContain('live.revoked');
    await expect(findHolder(db, await make(owner))).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('die with the access of their member, and do not return with them', async () => {
    const { db, owner, analyst } = await team();
    const secret = await make(analyst);
    await removeMember(db, owner, analyst.userId);
    await expect(findAddress(db, secret)).rejects.toMatchObject(gone);
    const { token: invitation } = await invite(db, owner, 'analyst');
    await acceptInvitation(db, invitation, analyst.userId);
    await expect(findAddress(db, secret)).rejects.toMatchObject(gone);

    const erased = await make(analyst);
    await deleteAccount(db, analyst);
    await expect(findAddress(db, erased)).rejects.toMatchObject(gone);
    const homeless = await make(owner);
    await db.delete(workspaces).where(eq(workspaces.id, owner.workspaceId));
    await expect(findAddress(db, homeless)).rejects.toMatchObject(gone);
  });

  it('note their last use at most once a minute', async () => {
    const { db, owner } = await team();
    const secret = await make(owner);
    const at = (seconds: number) => new Date(Date.now() + seconds * 1_000);
    const used = async () => (await rowOf(secret))?.lastUsedAt?.getTime();
    expect(await used()).toBeUndefined();
    const first = at(0);
    await findAddress(db, secret, first);
    await findAddress(db, secret, at(50));
    expect(await used()).toBe(first.getTime());
    const later = at(100);
    await findAddress(db, secret, later);
    expect(await used()).toBe(later.getTime());
  });

  it('fetch at most once in ten minutes, also if several read them at once', async () => {
    const { db, owner } = await team();
    const id = await idOf(await make(owner));
    const at = (minutes: number) => new Date(Date.UTC(2026, 10, 27, 12) + minutes * 60_000);
    const claims = await Promise.all([0, 0, 0, 0].map(() => claimRefresh(db, id, at(0))));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await claimRefresh(db, id, at(9.9))).toBe(false);
    expect(await claimRefresh(db, id, at(10))).toBe(true);
    // The clock of another instance is behind.
    expect(await claimRefresh(db, id, at(9.95))).toBe(false);
    // The clock was set back.
    expect(await claimRefresh(db, id, at(4))).toBe(true);
    expect(await claimRefresh(db, await idOf(await make(owner)), at(4))).toBe(true);
  });

  it('are seen and revoked by owners, others see and revoke their own', async () => {
    const { db, owner, analyst, workspaceId } = await team();
    const admin = await makeMember(db, { role: 'admin', workspaceId });
    const stranger = await makeMember(db);
    const id = await idOf(await make(analyst));
    await make(owner);
    const seen = async (member: Member) => (await listAddresses(db, member)).length;
    expect([await seen(owner), await seen(analyst), await seen(admin), await seen(stranger)]).toEqual([
      2, 1, 0, 0,
    ]);
    for (const other of [admin, stranger]) {
      await expect(revokeAddress(db, other, id)).rejects.toMatchObject({ code: 'not_found' });
    }
    await revokeAddress(db, owner, id);
    await expect(revokeAddress(db, analyst, id)).rejects.toMatchObject({ code: 'not_found' });
    expect([await seen(owner), await seen(analyst)]).toEqual([1, 0]);
    const [listed] = await listAddresses(db, owner);
    expect(Object.keys(listed ?? {})).not.toContain('digest');
  });

  it('are deleted 30 days after their end', async () => {
    const { db, owner } = await team();
    const [short, revoked, long] = [await make(owner, 1), await make(owner), await make(owner)];
    await revokeAddress(db, owner, await idOf(revoked));
    const left = async () => [await rowOf(short), await rowOf(revoked), await rowOf(long)].map(Boolean);
    await purgeAddresses(db, inDays(29.9));
    expect(await left()).toEqual([true, true, true]);
    await purgeAddresses(db, inDays(30.1));
    expect(await left()).toEqual([true, false, true]);
    await purgeAddresses(db, inDays(31.1));
    expect(await left()).toEqual([false, false, true]);
  });
});
