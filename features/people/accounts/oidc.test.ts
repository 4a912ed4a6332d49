import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createWorkspace } from '@/lib/access/create-workspace';
import { findMember } from '@/lib/access/find-member';
import { findUserByEmail, signUp } from '@/lib/access/sign-up';
import { startSession } from '@/lib/access/start-session';
import { makeMember, visitor } from '@/lib/access/testing/people';
import { listWorkspaces } from '@/lib/access/workspaces';
import { readEnvironment } from '@/lib/base/environment';
import { resolveTo } from '@/lib/base/testing/resolve-to';
import { auditEvents, memberships, passwords } from '@/lib/server/identity/schema';
import { eachDatabase } from '@/lib/testing/databases';
import { readLog } from '@/lib/testing/log-lines';
import { invite } from './invitations';
import { authenticateByOidc, oidcProvider } from './oidc';

const settings = (values: Record<string, string> = {}) =>
  readEnvironment({
    NODE_ENV: 'test',
    OIDC_ISSUER: 'https://id.example',
    OIDC_CLIENT_ID: 'deck',
    OIDC_CLIENT_SECRET: 'secret',
    SIGN_UP: 'open',
    ...values,
  });

eachDatabase('single sign-on', (database) => {
  const profile = (more = {}) => ({
    sub: randomUUID(),
    email: `${randomUUID()}@example.com`,
    email_verified: true,
    ...more,
  });
  const enter = (values: Record<string, string>, given = profile(), invitation?: string) =>
    authenticateByOidc(database().db, settings(values), given, invitation);
  const forbidden = expect.objectContaining({ code: 'forbidden' });

  it('creates a person with a workspace first, and later recognizes the subject', async () => {
    const { db } = database();
    const first = profile();
    const userId = await enter({}, first);
    await expect(listWorkspaces(db, userId)).resolves.toMatchObject([{ role: 'owner' }]);
    await expect(enter({}, { ...first, email: 'another@example.com' })).resolves.toBe(userId);
    await expect(listWorkspaces(db, userId)).resolves.toHaveLength(1);
  });

  it('does not open an account that someone else created with the e-mail', async () => {
    const { email } = await makeMember(database().db);
    await expect(enter({}, profile({ email }))).rejects.toMatchObject({ code: 'conflict' });
  });

  it.each([
    { email_verified: false },
    { email_verified: undefined },
    { email: undefined },
    { email: 'nobody' },
  ])('refuses a profile with %j', async (wrong) => {
    await expect(enter({}, profile(wrong))).rejects.toEqual(forbidden);
  });

  it('separates subjects of different providers', async () => {
    const { sub } = profile();
    const one = await enter({}, profile({ sub }));
    const two = await enter({ OIDC_ISSUER: 'https://other.example' }, profile({ sub }));
    expect(one).not.toBe(two);
  });

  it('admits only the domains in OIDC_DOMAINS, also for existing accounts', async () => {
    const [inside, outside] = [profile({ email: 'Ada@Shop.Example' }), profile()];
    await enter({}, outside);
    const domains = { OIDC_DOMAINS: 'shop.example,Other.example' };
    await expect(enter(domains, inside)).resolves.toBeTypeOf('string');
    await expect(enter(domains, outside)).rejects.toEqual(forbidden);
    await expect(enter(domains, profile({ email: 'ada@evil.shop.example' }))).rejects.toEqual(forbidden);
    await expect(enter(domains, profile({ email: undefined }))).rejects.toEqual(forbidden);
  });

  it.each(['id', 'name'] as const)('adds a new person to OIDC_WORKSPACE by its %s', async (by) => {
    const { db } = database();
    const owner = await makeMember(db);
    const name = `Team ${randomUUID()}`;
    const id = await createWorkspace(db, { name, ownerId: owner.userId });
    const values = { SIGN_UP: 'invited', OIDC_WORKSPACE: by === 'id' ? id : name };
    const analyst = await enter(values);
    await expect(listWorkspaces(db, analyst)).resolves.toEqual([{ id, name, role: 'analyst' }]);
    const creator = await enter({ ...values, OIDC_ROLE: 'creator' });
    await expect(listWorkspaces(db, creator)).resolves.toEqual([{ id, name, role: 'creator' }]);
    const lines = await db.select().from(auditEvents).where(eq(auditEvents.workspaceId, id));
    expect(lines.map(({ action }) => action)).toEqual(['member.joined', 'member.joined']);
  });

  it('rejects new people if OIDC_WORKSPACE matches none or several, and logs it', async () => {
    const { db } = database();
    const { userId } = await makeMember(db);
    const name = `Twice ${randomUUID()}`;
    for (const _ of [1, 2]) await createWorkspace(db, { name, ownerId: userId });
    const lines = readLog();
    const someone = profile();
    await expect(enter({ OIDC_WORKSPACE: name }, someone)).rejects.toEqual(forbidden);
    await expect(enter({ OIDC_WORKSPACE: 'Nowhere' }, someone)).rejects.toEqual(forbidden);
    await expect(findUserByEmail(db, someone.email)).resolves.toBeUndefined();
    expect(lines.join()).toMatch(/several workspaces.*no workspace/s);
  });

  it.each([
    ['open', true, true],
    ['invited', false, true],
    ['off', false, false],
  ])('with SIGN_UP=%s lets newcomers in: %s, the invited: %s', async (SIGN_UP, newcomers, invited) => {
    const { db } = database();
    const owner = await makeMember(db);
    const { token } = await invite(db, owner, 'admin');
    const joined = await enter({ SIGN_UP }, profile(), token).catch(() => undefined);
    expect(joined !== undefined).toBe(invited);
    if (joined) {
      const own = await listWorkspaces(db, joined);
      expect(own).toEqual([{ id: owner.workspaceId, name: 'Home', role: 'admin' }]);
    }
    // The invitation was used up or invalid.
    const other = await enter({ SIGN_UP }, profile(), invited ? token : undefined).catch(() => undefined);
    expect(other !== undefined).toBe(newcomers);
  });

  it('takes over a password account once passwords are disabled, and ends its sessions', async () => {
    const { db } = database();
    const email = `${randomUUID()}@example.com`;
    const made = { name: 'Ada', email, password: 'correct horse battery' };
    const userId = await signUp(db, made, { workspaceName: 'Home' });
    const sessionId = await startSession(db, userId, visitor);
    const off = { PASSWORD_SIGN_IN: 'off' };
    const unsure = profile({ email, email_verified: false });
    await expect(enter(off, unsure)).rejects.toEqual(forbidden);
    await expect(findMember(db, sessionId)).resolves.toBeDefined();

    await expect(enter(off, profile({ email }))).resolves.toBe(userId);
    await expect(findMember(db, sessionId)).resolves.toBeUndefined();
    const left = await db.select().from(passwords).where(eq(passwords.userId, userId));
    expect(left).toEqual([]);
    await expect(db.select().from(memberships).where(eq(memberships.userId, userId))).resolves.toHaveLength(
      1,
    );
    // Another subject with the same e-mail is another person.
    await expect(enter(off, profile({ email }))).rejects.toMatchObject({ code: 'conflict' });
  });
});

it.each([[['127.0.0.1', '169.254.169.254']], [['169.254.169.254', '127.0.0.1']]])(
  'does not connect to a service whose name has a forbidden address: %j',
  async (addresses) => {
    const server = createServer((_, response) => response.end('reached'));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const ask = async (...resolved: string[]) => {
      const options = oidcProvider(settings(), resolveTo(...resolved))?.httpOptions;
      const [answer] = await once(get({ host: 'id.example', port, agent: false, ...options }), 'response');
      return text(answer);
    };
    expect(await ask('127.0.0.1')).toBe('reached');
    await expect(ask(...addresses)).rejects.toThrow(/link-local or metadata/);
    server.close();
  },
);
