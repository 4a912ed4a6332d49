import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { deleteAccount } from '@/lib/server/accounts/delete-account';
import { acceptInvitation, invite } from '@/lib/server/accounts/invitations';
import { digestToken } from '@/lib/server/accounts/link-token';
import type { Member } from '@/lib/server/accounts/member';
import { changeRole, removeMember } from '@/lib/server/accounts/members';
import { auditEvents, workspaces } from '@/lib/server/accounts/schema';
import { makeMember } from '@/lib/server/accounts/testing/people';
import { eachDatabase } from '@/lib/testing/databases';
import { createToken } from './create-token';
import { findHolder } from './find-holder';
import { listTokens, tokensOf } from './list-tokens';
import { purgeTokens } from './purge-tokens';
import { revokeToken } from './revoke-token';
import { apiTokens } from './schema';
import { makeToken } from './token-form';

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const notValid = {
  code: 'unauthenticated',
  message: 'This API token is not valid. Check that you copied all of it.',
};

eachDatabase('API tokens', (database) => {
  const make = (member: Member, days = 90) =>
    createToken(database().db, member, { name: 'Sheet', scopes: ['links:read'], days });
  const revoke = (member: Member, id: string) => {
    const by = { userId: member.userId, action: 'token.revoked' } as const;
    return revokeToken(database().db, id, tokensOf(member), by);
  };
  const rowOf = async (token: string) => {
    const [row] = await database()
      .db.select()
      .from(apiTokens)
      .where(eq(apiTokens.digest, digestToken(token)));
    return row;
  };
  const auditOf = ({ workspaceId }: Member) =>
    database().db.select().from(auditEvents).where(eq(auditEvents.workspaceId, workspaceId));
  const team = async () => {
    const owner = await makeMember(database().db);
    const { workspaceId } = owner;
    const analyst = await makeMember(database().db, { role: 'analyst', workspaceId });
    return { db: database().db, owner, analyst, workspaceId };
  };

  it('lead to their member as it is now, and are stored as a digest', async () => {
    const { db, owner, analyst } = await team();
    const token = await make(analyst);
    const { sessionId: _, lacksFactor: __, needsConfirmation: ___, ...member } = analyst;
    expect(await findHolder(db, token)).toMatchObject({ scopes: ['links:read'], member });
    await changeRole(db, owner, analyst.userId, 'creator');
    expect((await findHolder(db, token)).member.role).toBe('creator');
    const row = await rowOf(token);
    expect(row?.lastFour).toBe(token.slice(-4));
    expect(JSON.stringify(row)).not.toContain(token.slice(3, -4));
    expect(await auditOf(owner)).toContainEqual(
      expect.objectContaining({
        action: 'token.created',
        subject: 'Sheet: links:read',
        userId: analyst.userId,
      }),
    );
  });

  it('say why they do not work only if they are genuine', async () => {
    const { db, owner } = await team();
    const token = await make(owner, 7);
    for (const wrong of [`${token}a`, token.slice(0, -1), 'pd_', '', makeToken()]) {
      await expect(findHolder(db, wrong)).rejects.toMatchObject(notValid);
    }
    await expect(findHolder(db, token, inDays(6.9))).resolves.toBeDefined();
    const expired = { code: 'unauthenticated', message: 'This API token has expired.' };
    await expect(findHolder(db, token, inDays(7))).rejects.toMatchObject(expired);
    // Created while the clock was two years ahead.
    await expect(findHolder(db, token, inDays(-730))).rejects.toMatchObject(expired);
    await revoke(owner, (await rowOf(token))?.id ?? '');
    const revoked = { code: 'unauthenticated', message: 'This API token was revoked.' };
    await expect(findHolder(db, token)).rejects.toMatchObject(revoked);
    expect((await auditOf(owner)).map(({ action }) => action)).toContain('token.revoked');
  });

  it('die with the access of their member, and do not return with them', async () => {
    const { db, owner, analyst } = await team();
    const token = await make(analyst);
    await removeMember(db, owner, analyst.userId);
    await expect(findHolder(db, token)).rejects.toMatchObject(notValid);
    const { token: invitation } = await invite(db, owner, 'analyst');
    await acceptInvitation(db, invitation, analyst.userId);
    await expect(findHolder(db, token)).rejects.toMatchObject(notValid);

    const erased = await make(analyst);
    await deleteAccount(db, analyst);
    await expect(findHolder(db, erased)).rejects.toMatchObject(notValid);
    const homeless = await make(owner);
    await db.delete(workspaces).where(eq(workspaces.id, owner.workspaceId));
    await expect(findHolder(db, homeless)).rejects.toMatchObject(notValid);
  });

  it('note their last use at most once a minute', async () => {
    const { db, owner } = await team();
    const token = await make(owner);
    const at = (seconds: number) => new Date(Date.UTC(2026, 10, 23) + seconds * 1_000);
    const used = async () => (await rowOf(token))?.lastUsedAt;
    await db.update(apiTokens).set({ expiresAt: new Date(Date.UTC(2026, 11, 1)) });
    expect(await used()).toBeNull();
    for (const [seconds, noted] of [
      [0, 0],
      [59, 0],
      [60, 60],
      [61, 60],
      // The clock of another instance is behind.
      [30, 60],
      // The clock was set back.
      [-300, -300],
    ] as const) {
      await findHolder(db, token, at(seconds));
      expect(await used()).toEqual(at(noted));
    }
  });

  it('are seen and revoked by owners, others see and revoke their own', async () => {
    const { db, owner, analyst, workspaceId } = await team();
    const admin = await makeMember(db, { role: 'admin', workspaceId });
    const stranger = await makeMember(db);
    const id = (await rowOf(await make(analyst)))?.id ?? '';
    await make(owner);
    const seen = async (member: Member) => (await listTokens(db, tokensOf(member))).length;
    expect([await seen(owner), await seen(analyst), await seen(admin), await seen(stranger)]).toEqual([
      2, 1, 0, 0,
    ]);
    for (const other of [admin, stranger]) {
      await expect(revoke(other, id)).rejects.toMatchObject({ code: 'not_found' });
    }
    await expect(revoke(owner, 'no-id')).rejects.toMatchObject({ code: 'not_found' });
    await revoke(owner, id);
    await expect(revoke(analyst, id)).rejects.toMatchObject({ code: 'not_found' });
    expect([await seen(owner), await seen(analyst)]).toEqual([1, 0]);
  });

  it('have no scope that the role of their member cannot use', async () => {
    const { db, analyst } = await team();
    const order = { name: 'Robot', scopes: ['links:read', 'links:write'] as const, days: 1 };
    await expect(createToken(db, analyst, { ...order, scopes: [...order.scopes] })).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ field: 'scopes', message: 'The role analyst cannot use links:write' }],
    });
  });

  it('are deleted 30 days after their end', async () => {
    const { db, owner } = await team();
    const [short, revoked, long] = [await make(owner, 1), await make(owner), await make(owner)];
    await revoke(owner, (await rowOf(revoked))?.id ?? '');
    const left = async () => [await rowOf(short), await rowOf(revoked), await rowOf(long)].map(Boolean);
    await purgeTokens(db, inDays(29.9));
    expect(await left()).toEqual([true, true, true]);
    await purgeTokens(db, inDays(30.1));
    expect(await left()).toEqual([true, false, true]);
    await purgeTokens(db, inDays(31.1));
    expect(await left()).toEqual([false, false, true]);
  });
});
