import { expect, it } from 'vitest';
import { deleteAccount } from '@/features/people/accounts/delete-account';
import {
  acceptInvitation,
  findInvitation,
  invite,
  listInvitations,
  withdrawInvitation,
} from '@/features/people/accounts/invitations';
import { memberships } from '@/lib/server/identity/schema';
import { eachDatabase } from '@/lib/testing/databases';
import { findMember } from './find-member';
import { changeRole, listMembers, removeMember } from './members';
import { makeMember } from './testing/people';

eachDatabase('members', (database) => {
  const team = async () => {
    const { db } = database();
    const owner = await makeMember(db);
    const { workspaceId } = owner;
    const admin = await makeMember(db, { role: 'admin', workspaceId });
    const analyst = await makeMember(db, { role: 'analyst', workspaceId });
    return { db, owner, admin, analyst, workspaceId };
  };

  it('are signed out at once when removed, only from this workspace', async () => {
    const { db, admin, analyst } = await team();
    const elsewhere = await makeMember(db);
    await removeMember(db, admin, analyst.userId);
    await expect(findMember(db, analyst.sessionId)).resolves.toBeUndefined();
    await expect(findMember(db, elsewhere.sessionId)).resolves.toBeDefined();
    await expect(removeMember(db, admin, elsewhere.userId)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('an admin cannot add, change or remove an owner', async () => {
    const { db, owner, admin, analyst } = await team();
    const forbidden = { code: 'forbidden' };
    await expect(changeRole(db, admin, owner.userId, 'analyst')).rejects.toMatchObject(forbidden);
    await expect(changeRole(db, admin, analyst.userId, 'owner')).rejects.toMatchObject(forbidden);
    await expect(changeRole(db, admin, admin.userId, 'owner')).rejects.toMatchObject(forbidden);
    await expect(removeMember(db, admin, owner.userId)).rejects.toMatchObject(forbidden);
    await expect(invite(db, admin, 'owner')).rejects.toMatchObject(forbidden);
    await expect(changeRole(db, admin, analyst.userId, 'creator')).resolves.toBeUndefined();
  });

  it('one owner always remains, also when two step down at once', async () => {
    const { db, owner, admin, workspaceId } = await team();
    await expect(removeMember(db, owner, owner.userId)).rejects.toMatchObject({ code: 'conflict' });
    await changeRole(db, owner, admin.userId, 'owner');
    const second = { ...admin, role: 'owner' as const };
    const both = await Promise.allSettled([
      changeRole(db, owner, owner.userId, 'analyst'),
      removeMember(db, second, second.userId),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const members = await listMembers(db, workspaceId);
    expect(members.filter(({ role }) => role === 'owner')).toHaveLength(1);
  });

  it('of the demo cannot be changed', async () => {
    const { db, owner, analyst } = await team();
    const visitor = { ...owner, demo: true };
    const conflict = { code: 'conflict' };
    await expect(removeMember(db, visitor, analyst.userId)).rejects.toMatchObject(conflict);
    await expect(changeRole(db, visitor, analyst.userId, 'admin')).rejects.toMatchObject(conflict);
    await expect(invite(db, visitor, 'analyst')).rejects.toMatchObject(conflict);
    await expect(deleteAccount(db, visitor)).rejects.toMatchObject(conflict);
  });
});

eachDatabase('invitations', (database) => {
  it('work once, also under concurrent use', async () => {
    const { db } = database();
    const owner = await makeMember(db);
    const { token } = await invite(db, owner, 'analyst');
    await expect(findInvitation(db, token)).resolves.toMatchObject({
      workspaceName: 'Home',
      role: 'analyst',
    });
    const people = await Promise.all([1, 2, 3, 4].map(() => makeMember(db)));
    const joined = await Promise.allSettled(people.map(({ userId }) => acceptInvitation(db, token, userId)));
    expect(joined.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(listMembers(db, owner.workspaceId)).resolves.toHaveLength(2);
    await expect(findInvitation(db, token)).resolves.toBeUndefined();
  });

  it('end after seven days, and when withdrawn by their own workspace', async () => {
    const { db } = database();
    const [owner, stranger] = [await makeMember(db), await makeMember(db)];
    const { token } = await invite(db, owner, 'creator');
    const [open] = await listInvitations(db, owner.workspaceId);
    const id = open?.id ?? '';
    await expect(withdrawInvitation(db, stranger, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(findInvitation(db, token, new Date(Date.now() + 6.9 * 86_400_000))).resolves.toBeDefined();
    await expect(findInvitation(db, token, new Date(Date.now() + 7.1 * 86_400_000))).resolves.toBeUndefined();
    await withdrawInvitation(db, owner, id);
    await expect(acceptInvitation(db, token, stranger.userId)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('end when their creator loses the permission', async () => {
    const { db } = database();
    const owner = await makeMember(db);
    const { workspaceId } = owner;
    const admin = await makeMember(db, { role: 'admin', workspaceId });
    const other = await makeMember(db, { role: 'owner', workspaceId });
    const [asAdmin, asOwner, plain] = [
      await invite(db, admin, 'admin'),
      await invite(db, other, 'owner'),
      await invite(db, other, 'creator'),
    ];
    await changeRole(db, owner, admin.userId, 'analyst');
    await expect(findInvitation(db, asAdmin.token)).resolves.toBeUndefined();
    await changeRole(db, owner, other.userId, 'admin');
    await expect(findInvitation(db, asOwner.token)).resolves.toBeUndefined();
    await expect(findInvitation(db, plain.token)).resolves.toBeDefined();
    await removeMember(db, owner, other.userId);
    await expect(findInvitation(db, plain.token)).resolves.toBeUndefined();
  });

  it('are not used up by an existing member, whose role stays', async () => {
    const { db } = database();
    const [owner, guest] = [await makeMember(db), await makeMember(db)];
    const { token } = await invite(db, owner, 'creator');
    await expect(acceptInvitation(db, token, owner.userId)).rejects.toMatchObject({
      code: 'conflict',
      message: 'You are a member of Home already.',
    });
    await expect(findMember(db, owner.sessionId)).resolves.toMatchObject({ role: 'owner' });
    await expect(acceptInvitation(db, token, guest.userId)).resolves.toBe(owner.workspaceId);
  });
});

eachDatabase('deleting an account', (database) => {
  it('deletes workspaces without other members, and all sessions', async () => {
    const { db } = database();
    const member = await makeMember(db);
    await expect(deleteAccount(db, member)).resolves.toEqual([member.workspaceId]);
    await expect(findMember(db, member.sessionId)).resolves.toBeUndefined();
  });

  it('waits until the workspace has another owner', async () => {
    const { db } = database();
    const owner = await makeMember(db);
    const other = await makeMember(db, { role: 'analyst', workspaceId: owner.workspaceId });
    await expect(deleteAccount(db, owner)).rejects.toThrow(/owner of Home first/);
    await changeRole(db, owner, other.userId, 'owner');
    await expect(deleteAccount(db, owner)).resolves.toEqual([]);
    await expect(listMembers(db, owner.workspaceId)).resolves.toHaveLength(1);
  });

  it('leaves no workspace without an owner, also when all owners leave at once', async () => {
    const { db } = database();
    for (let round = 0; round < 5; round++) {
      const [one, two] = [await makeMember(db), await makeMember(db)];
      const homes = [one.workspaceId, two.workspaceId];
      await db.insert(memberships).values([
        { workspaceId: one.workspaceId, userId: two.userId, role: 'owner' },
        { workspaceId: two.workspaceId, userId: one.userId, role: 'owner' },
      ]);
      for (const workspaceId of homes) await makeMember(db, { role: 'analyst', workspaceId });
      const both = await Promise.allSettled([deleteAccount(db, one), deleteAccount(db, two)]);
      expect(both).toContainEqual({ status: 'fulfilled', value: [] });
      expect(both).toContainEqual({
        status: 'rejected',
        reason: expect.objectContaining({ code: 'conflict' }),
      });
      for (const workspaceId of homes) {
        const members = await listMembers(db, workspaceId);
        expect(members.map(({ role }) => role).sort()).toEqual(['analyst', 'owner']);
      }
    }
  });

  it('leaves an owner, also when the other one steps down at the same time', async () => {
    const { db } = database();
    for (let round = 0; round < 5; round++) {
      const owner = await makeMember(db);
      const { workspaceId } = owner;
      const other = await makeMember(db, { role: 'owner', workspaceId });
      const both = await Promise.allSettled([
        deleteAccount(db, owner),
        changeRole(db, other, other.userId, 'analyst'),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const members = await listMembers(db, workspaceId);
      expect(members.filter(({ role }) => role === 'owner')).toHaveLength(1);
    }
  });
});
