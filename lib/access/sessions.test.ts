import { randomUUID } from 'node:crypto';
import * as argon2 from '@node-rs/argon2';
import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { authenticateByPassword } from '@/features/people/accounts/authenticate';
import { auditEvents, memberships, sessions } from '@/lib/server/identity/schema';
import { bothDatabases } from '@/lib/testing/databases';
import { endOtherSessions, endOwnSession, endSession } from './end-session';
import { findMember } from './find-member';
import { decodeSessionToken, encodeSessionToken, idleSeconds, sessionSeconds } from './session-token';
import { signUp } from './sign-up';
import { startSession } from './start-session';
import { makeMember, visitor } from './testing/people';
import type { Visitor } from './visitor';
import { listWorkspaces, switchWorkspace } from './workspaces';

const password = 'correct horse battery';

bothDatabases('sessions', (database) => {
  it('resolve to the member until they are ended', async () => {
    const { db } = database();
    const member = await makeMember(db);
    expect(member).toMatchObject({ role: 'owner', workspaceName: 'Home', demo: false });
    await endSession(db, member.sessionId);
    await expect(findMember(db, member.sessionId)).resolves.toBeUndefined();
  });

  it('end at once for a person removed from the workspace', async () => {
    const { db } = database();
    const { workspaceId } = await makeMember(db);
    const member = await makeMember(db, { role: 'analyst', workspaceId });
    await db
      .delete(memberships)
      .where(and(eq(memberships.userId, member.userId), eq(memberships.workspaceId, workspaceId)));
    await expect(findMember(db, member.sessionId)).resolves.toBeUndefined();
  });

  it('have a changed role at once', async () => {
    const { db } = database();
    const { workspaceId } = await makeMember(db);
    const member = await makeMember(db, { role: 'admin', workspaceId });
    await db.update(memberships).set({ role: 'creator' }).where(eq(memberships.userId, member.userId));
    await expect(findMember(db, member.sessionId)).resolves.toMatchObject({ role: 'creator' });
  });

  it('end after 30 idle days, and continue while in use', async () => {
    const { db } = database();
    const { sessionId } = await makeMember(db);
    const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
    await expect(findMember(db, sessionId, later(idleSeconds - 60))).resolves.toBeDefined();
    await expect(findMember(db, sessionId, later(2 * idleSeconds - 120))).resolves.toBeDefined();
    await expect(findMember(db, sessionId, later(4 * idleSeconds))).resolves.toBeUndefined();
  });

  it('end after 90 days, regardless of use', async () => {
    const { db } = database();
    const { sessionId } = await makeMember(db);
    const after = (seconds: number) => findMember(db, sessionId, new Date(Date.now() + seconds * 1000));
    for (const week of Array.from({ length: 13 }).keys()) {
      await expect(after(week * 7 * 86_400), `week ${week}`).resolves.toBeDefined();
    }
    await expect(after(sessionSeconds - 60)).resolves.toBeDefined();
    await expect(after(sessionSeconds + 60)).resolves.toBeUndefined();
  });

  it('end when the browser signs in again, also as someone else', async () => {
    const { db } = database();
    const [before, other] = [await makeMember(db), await makeMember(db)];
    const browser = { ...visitor, sessionId: before.sessionId };
    const again = await startSession(db, before.userId, browser);
    await expect(findMember(db, before.sessionId)).resolves.toBeUndefined();
    await expect(findMember(db, again)).resolves.toBeDefined();
    await startSession(db, other.userId, { ...visitor, sessionId: again });
    await expect(findMember(db, again)).resolves.toBeUndefined();
    await expect(findMember(db, other.sessionId)).resolves.toBeDefined();
  });

  it('can be ended only by their person', async () => {
    const { db } = database();
    const [member, stranger] = [await makeMember(db), await makeMember(db)];
    await expect(endOwnSession(db, stranger.userId, member.sessionId)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(findMember(db, member.sessionId)).resolves.toBeDefined();
  });

  it('end everywhere else, but not here', async () => {
    const { db } = database();
    const member = await makeMember(db);
    const other = await startSession(db, member.userId, visitor);
    await endOtherSessions(db, member.userId, member.sessionId);
    await expect(findMember(db, other)).resolves.toBeUndefined();
    await expect(findMember(db, member.sessionId)).resolves.toBeDefined();
  });

  it('start in the last workspace, and switch only between the person’s workspaces', async () => {
    const { db } = database();
    const member = await makeMember(db);
    const other = await makeMember(db);
    await db
      .insert(memberships)
      .values({ workspaceId: other.workspaceId, userId: member.userId, role: 'analyst' });
    await expect(listWorkspaces(db, member.userId)).resolves.toHaveLength(2);
    await switchWorkspace(db, member, other.workspaceId);
    await expect(findMember(db, member.sessionId)).resolves.toMatchObject({
      workspaceId: other.workspaceId,
      role: 'analyst',
    });
    const stranger = await makeMember(db);
    await expect(switchWorkspace(db, member, stranger.workspaceId)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('are audited, without the full IP address', async () => {
    const { db } = database();
    const { workspaceId, sessionId } = await makeMember(db);
    const lines = await db.select().from(auditEvents).where(eq(auditEvents.workspaceId, workspaceId));
    expect(lines.map(({ action }) => action)).toEqual(['session.started']);
    const [row] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
    expect(JSON.stringify(row)).not.toContain('192.0.2.7');
  });
});

bothDatabases('passwords', (database) => {
  const makeAccount = async () => {
    const email = `${randomUUID()}@Example.com`;
    const { db } = database();
    return { email, userId: await signUp(db, { name: 'Ada', email, password }, { workspaceName: 'Home' }) };
  };
  const from = () => ({ ...visitor, network: randomUUID() });

  it('resolve to their person, regardless of the e-mail’s case', async () => {
    const { email, userId } = await makeAccount();
    const given = { email: ` ${email.toUpperCase()} `, password };
    await expect(authenticateByPassword(database().db, given, from())).resolves.toBe(userId);
  });

  it('if wrong, get the same response as unknown e-mails', async () => {
    const { db } = database();
    const { email } = await makeAccount();
    const refusal = { code: 'unauthenticated', message: 'Wrong e-mail or password.' };
    for (const given of [
      { email, password: 'not this one at all' },
      { email: 'nobody@example.com', password },
      { email: '', password: '' },
      { email: 'a\0@example.com', password },
    ]) {
      await expect(authenticateByPassword(db, given, from())).rejects.toMatchObject(refusal);
    }
  });

  const wrong = 'a wrong password';
  const attempt = (email: string, secret: string, visitor: Visitor) =>
    authenticateByPassword(database().db, { email, password: secret }, visitor).catch(
      (error: unknown) => error,
    );
  const tryWrong = (times: number, email: string, visitor: Visitor) =>
    Promise.all(Array.from({ length: times }, () => attempt(email, wrong, visitor)));
  const throttled = expect.objectContaining({ code: 'throttled', status: 429 });

  it('allow ten attempts per person and network', async () => {
    const { email, userId } = await makeAccount();
    const here = from();
    expect(await tryWrong(10, email, here)).not.toContainEqual(throttled);
    const failure = await attempt(email, password, here);
    expect(failure).toEqual(throttled);
    expect(failure).toHaveProperty('retryAfter', expect.closeTo(900, -1));
    await expect(attempt(email, password, from())).resolves.toBe(userId);
  });

  it('of strangers do not block a known device', async () => {
    const { email, userId } = await makeAccount();
    const here = from();
    await tryWrong(11, email, here);
    for (const n of Array.from({ length: 9 }).keys()) await tryWrong(10, `${n}@nobody.example`, here);
    await expect(attempt(email, password, here)).resolves.toEqual(throttled);
    const known = { ...here, device: { id: randomUUID(), userId } };
    await expect(attempt(email, password, known)).resolves.toBe(userId);
    const ofAnother = { ...here, device: { id: randomUUID(), userId: randomUUID() } };
    await expect(attempt(email, password, ofAnother)).resolves.toEqual(throttled);
  });

  it('allow ten attempts on a known device', async () => {
    const { email, userId } = await makeAccount();
    const known = { ...from(), device: { id: randomUUID(), userId } };
    expect(await tryWrong(10, email, known)).not.toContainEqual(throttled);
    await expect(attempt(email, password, known)).resolves.toEqual(throttled);
    await expect(attempt(email, password, from())).resolves.toBe(userId);
  });

  it('check a hash of the same cost for unknown e-mails', async () => {
    const verify = vi.spyOn(argon2, 'verify');
    onTestFinished(() => verify.mockRestore());
    const { email } = await makeAccount();
    for (const given of [email, `${randomUUID()}@example.com`]) await attempt(given, wrong, from());
    // Algorithm, version, memory, passes and threads, before the salt.
    const costs = verify.mock.calls.map(([stored]) => String(stored).split('$').slice(0, 4).join('$'));
    expect(costs).toHaveLength(2);
    expect(costs[0]).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+$/);
    expect(costs[1]).toBe(costs[0]);
  });

  it('are limited by network over all people, and success returns attempts', async () => {
    const { db } = database();
    const { email } = await makeAccount();
    const here = from();
    for (let n = 0; n < 3; n++) await authenticateByPassword(db, { email, password }, here);
    const spray = Array.from({ length: 100 }, (_, n) => attempt(`${n}@nobody.example`, 'x', here));
    expect(await Promise.all(spray)).not.toContainEqual(throttled);
    await expect(attempt(email, password, here)).resolves.toEqual(throttled);
  });

  it('with a taken e-mail create no second account, also concurrently', async () => {
    const { db } = database();
    const email = `${randomUUID()}@example.com`;
    const both = await Promise.allSettled(
      [1, 2].map(() => signUp(db, { name: 'Ada', email, password }, { workspaceName: 'Home' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('session token', () => {
  const secret = 's'.repeat(32);

  afterEach(() => {
    vi.useRealTimers();
  });

  it('is valid as long as a session may last', async () => {
    const token = await encodeSessionToken('id-1', secret);
    const inDays = (days: number) =>
      vi.useFakeTimers({ now: Date.now() + days * 86_400_000, toFake: ['Date'] });
    inDays(89);
    await expect(decodeSessionToken(token, secret)).resolves.toBe('id-1');
    inDays(2);
    await expect(decodeSessionToken(token, secret)).resolves.toBeUndefined();
  });

  it('decodes to its session, and any other text to nothing', async () => {
    const token = await encodeSessionToken('id-1', secret);
    await expect(decodeSessionToken(token, secret)).resolves.toBe('id-1');
    for (const wrong of [undefined, '', 'x', `${token}x`, token.slice(0, -2)]) {
      await expect(decodeSessionToken(wrong, secret)).resolves.toBeUndefined();
    }
    await expect(decodeSessionToken(token, 't'.repeat(32))).resolves.toBeUndefined();
  });
});
