import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { findMember } from '@/lib/access/find-member';
import type { Member } from '@/lib/access/member';
import { changeRole, removeMember } from '@/lib/access/members';
import { purgeExpired } from '@/lib/access/purge-expired';
import { startSession } from '@/lib/access/start-session';
import { makeMember, visitor } from '@/lib/access/testing/people';
import { auditEvents, memberships, passwordResets, type Role } from '@/lib/server/identity/schema';
import { eachDatabase } from '@/lib/testing/databases';
import { authenticateByPassword } from './authenticate';
import { changePassword } from './change-password';
import { deleteAccount } from './delete-account';
import { createResetAtServer, createResetFor, findReset, resetPassword } from './password-resets';

const fresh = 'another horse battery staple';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const gone = { code: 'not_found' };
/** Without anyone who runs the installation. */
const nobody = { OPERATORS: [] };

eachDatabase('a reset link', (database) => {
  async function setUp(actorRole: Role = 'owner', role: Role = 'analyst') {
    const { db } = database();
    const owner = await makeMember(db);
    const { workspaceId } = owner;
    const actor = actorRole === 'owner' ? owner : await makeMember(db, { role: actorRole, workspaceId });
    return { db, owner, actor, colleague: await makeMember(db, { role, workspaceId }) };
  }
  const listActions = async ({ workspaceId }: Member) => {
    const { db } = database();
    const lines = await db
      .select({ action: auditEvents.action, userId: auditEvents.userId, subject: auditEvents.subject })
      .from(auditEvents)
      .where(eq(auditEvents.workspaceId, workspaceId))
      .orderBy(desc(auditEvents.at));
    return lines.filter(({ action }) => action.startsWith('password'));
  };

  it('sets a password once, ends every session, and is audited', async () => {
    const { db, actor, colleague } = await setUp();
    const other = await startSession(db, colleague.userId, visitor);
    const { token } = await createResetFor(db, nobody, actor, colleague.userId);
    await expect(findReset(db, token)).resolves.toEqual({ userId: colleague.userId, email: colleague.email });
    await expect(resetPassword(db, token, 'too short')).rejects.toMatchObject({
      issues: [{ field: 'password' }],
    });
    await expect(resetPassword(db, token, fresh)).resolves.toBe(colleague.userId);
    await expect(resetPassword(db, token, fresh)).rejects.toMatchObject(gone);
    for (const id of [colleague.sessionId, other]) await expect(findMember(db, id)).resolves.toBeUndefined();
    const given = { email: colleague.email, password: fresh };
    const from = { ...visitor, network: randomUUID() };
    await expect(authenticateByPassword(db, given, from)).resolves.toBe(colleague.userId);
    expect(await listActions(actor)).toEqual([
      { action: 'password.reset', userId: colleague.userId, subject: '' },
      { action: 'password.link', userId: actor.userId, subject: colleague.email },
    ]);
  });

  it('is used only once by two concurrent requests', async () => {
    const { db, actor, colleague } = await setUp();
    const { token } = await createResetFor(db, nobody, actor, colleague.userId);
    const both = await Promise.allSettled([1, 2].map(() => resetPassword(db, token, fresh)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is stored as a digest, expires after a day, and is voided by the next one', async () => {
    const { db, actor, colleague } = await setUp();
    const first = await createResetFor(db, nobody, actor, colleague.userId);
    const { token } = await createResetFor(db, nobody, actor, colleague.userId);
    const rows = await db.select().from(passwordResets).where(eq(passwordResets.userId, colleague.userId));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    await expect(findReset(db, first.token)).resolves.toBeUndefined();
    await expect(findReset(db, token, inHours(23.9))).resolves.toBeDefined();
    await expect(resetPassword(db, token, fresh, inHours(24.1))).rejects.toMatchObject(gone);
    await purgeExpired(db, inHours(24.1));
    await expect(db.select().from(passwordResets)).resolves.toEqual([]);
  });

  it.each<[Role, Role, boolean]>([
    ['owner', 'owner', true],
    ['owner', 'admin', true],
    ['admin', 'admin', true],
    ['admin', 'creator', true],
    ['admin', 'owner', false],
    ['analyst', 'creator', false],
    ['creator', 'analyst', false],
  ])('of the role %s for the role %s: %s', async (actorRole, role, allowed) => {
    const { db, actor, colleague } = await setUp(actorRole, role);
    const making = createResetFor(db, nobody, actor, colleague.userId);
    if (allowed) await expect(making).resolves.toHaveProperty('token');
    else await expect(making).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('works only for members, and opens no workspace that its creator does not manage', async () => {
    const { db, actor, colleague } = await setUp();
    await expect(createResetFor(db, nobody, actor, actor.userId)).rejects.toMatchObject({
      code: 'forbidden',
    });
    const stranger = await makeMember(db);
    await expect(createResetFor(db, nobody, actor, stranger.userId)).rejects.toMatchObject(gone);
    const { token } = await createResetFor(db, nobody, actor, colleague.userId);
    const elsewhere = {
      workspaceId: stranger.workspaceId,
      userId: colleague.userId,
      role: 'analyst' as const,
    };
    await db.insert(memberships).values(elsewhere);
    await expect(createResetFor(db, nobody, actor, colleague.userId)).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(resetPassword(db, token, fresh)).rejects.toMatchObject(gone);
    const demo = { ...actor, demo: true };
    await expect(createResetFor(db, nobody, demo, colleague.userId)).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('opens nothing of those who run the installation, except for one of them', async () => {
    const { db, actor, colleague } = await setUp();
    const alone = { OPERATORS: [colleague.email] };
    await expect(createResetFor(db, alone, actor, colleague.userId)).rejects.toMatchObject({
      code: 'forbidden',
    });
    const both = { OPERATORS: [colleague.email, actor.email] };
    await expect(createResetFor(db, both, actor, colleague.userId)).resolves.toHaveProperty('token');
  });

  type SetUp = Awaited<ReturnType<typeof setUp>>;
  it.each<[string, (given: SetUp) => Promise<unknown>]>([
    ['is no admin any more', ({ db, owner, actor }) => changeRole(db, owner, actor.userId, 'analyst')],
    ['is removed', ({ db, owner, actor }) => removeMember(db, owner, actor.userId)],
    ['deletes their account', ({ db, actor }) => deleteAccount(db, actor)],
    [
      'is below who it is for',
      ({ db, owner, colleague }) => changeRole(db, owner, colleague.userId, 'owner'),
    ],
  ])('is worth nothing once its maker %s', async (_, act) => {
    const given = await setUp('admin');
    const { db, actor, colleague } = given;
    const { token } = await createResetFor(db, nobody, actor, colleague.userId);
    await act(given);
    await expect(findReset(db, token)).resolves.toBeUndefined();
    await expect(resetPassword(db, token, fresh)).rejects.toMatchObject(gone);
  });

  it('is void after the person changed the password', async () => {
    const { db, actor, colleague } = await setUp();
    const { token } = await createResetFor(db, nobody, actor, colleague.userId);
    await changePassword(db, colleague, { current: '', next: fresh });
    await expect(findReset(db, token)).resolves.toBeUndefined();
  });

  it('can be created on the server for anyone, and is audited in each of their workspaces', async () => {
    const { db } = database();
    const owner = await makeMember(db);
    const { token } = await createResetAtServer(db, ` ${owner.email.toUpperCase()}`);
    const noted = { action: 'password.link.server', userId: null, subject: owner.email };
    expect(await listActions(owner)).toEqual([noted]);
    await expect(resetPassword(db, token, fresh)).resolves.toBe(owner.userId);
    await expect(createResetAtServer(db, 'nobody@example.com')).rejects.toMatchObject(gone);
  });
});
