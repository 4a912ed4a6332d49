import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { findMember } from '@/lib/access/find-member';
import { decodeSessionToken } from '@/lib/access/session-token';
import { findUserByEmail, signUp } from '@/lib/access/sign-up';
import { visitor } from '@/lib/access/testing/people';
import { readEnvironment } from '@/lib/base/environment';
import { passkeys, sessions } from '@/lib/server/identity/schema';
import { eachDatabase } from '@/lib/testing/databases';
import { readLog } from '@/lib/testing/log-lines';
import { createAuthOptions } from './auth-options';
import { askNextAuth, postNextAuth, readCookies } from './testing/next-auth';

const password = 'correct horse battery';
const session = 's'.repeat(32);
const sessionCookie = 'next-auth.session-token';
const days = (count: number) => count * 86_400_000;

afterEach(() => {
  vi.useRealTimers();
});

eachDatabase('next-auth’s door', (database) => {
  const remembered: string[] = [];
  const door = (values: Record<string, string> = {}) =>
    createAuthOptions(
      {
        db: database().db,
        environment: readEnvironment({ NODE_ENV: 'test', ...values }),
        secrets: { session, encryptionKeys: [{ kid: 'k1', key: new Uint8Array(32) }] },
      },
      { ...visitor, network: randomUUID() },
      {
        remember: async (userId) => {
          remembered.push(userId);
        },
      },
    );
  const makeAccount = async () => {
    const email = `${randomUUID()}@example.com`;
    await signUp(database().db, { name: 'Ada', email, password }, { workspaceName: 'Home' });
    return email;
  };
  const signIn = async () => {
    const { cookies } = await postNextAuth(door(), 'callback/password', {
      email: await makeAccount(),
      password,
    });
    const header = cookies.find((cookie) => cookie.startsWith(sessionCookie)) ?? '';
    return { header, token: readCookies([header])[sessionCookie] ?? '' };
  };

  it('sets a cookie and a token that live as long as the session may', async () => {
    const { header, token } = await signIn();
    const expires = Date.parse(/expires=([^;]+)/i.exec(header)?.[1] ?? '');
    expect(expires - Date.now()).toBeGreaterThan(days(89));
    const sessionId = await decodeSessionToken(token, session);
    await expect(findMember(database().db, sessionId ?? '')).resolves.toMatchObject({ role: 'owner' });
    vi.useFakeTimers({ now: Date.now() + days(89), toFake: ['Date'] });
    await expect(decodeSessionToken(token, session)).resolves.toBe(sessionId);
  });

  it('answers a person with a second factor as it answers a wrong password', async () => {
    const { db } = database();
    const email = await makeAccount();
    const user = await findUserByEmail(db, email);
    const key = { credentialId: randomUUID(), publicKey: '', counter: 0, transports: [], name: 'Phone' };
    await db.insert(passkeys).values({ ...key, userId: user?.id ?? '' });
    const { location, cookies } = await postNextAuth(door(), 'callback/password', { email, password });
    const wrong = await postNextAuth(door(), 'callback/password', { email, password: 'wrong' });
    expect(location).toBe(wrong.location);
    expect(location).toContain('error=CredentialsSignin');
    expect(cookies.filter((cookie) => cookie.startsWith(sessionCookie))).toEqual([]);
    expect(await db.$count(sessions, eq(sessions.userId, user?.id ?? ''))).toBe(0);
  });

  it('remembers the device after a password sign-in', async () => {
    const { token } = await signIn();
    const sessionId = await decodeSessionToken(token, session);
    const member = await findMember(database().db, sessionId ?? '');
    expect(remembered.at(-1)).toBe(member?.userId);
  });

  it.each([
    [
      { APP_URL: 'https://deck.example' },
      /^__Host-next-auth\.[^;]*; Path=\/; (?:Expires=[^;]*; )?HttpOnly; Secure; SameSite=Lax$/,
    ],
    [{}, /^next-auth\.[^;]*; Path=\/; (?:Expires=[^;]*; )?HttpOnly; SameSite=Lax$/],
  ])('sets each cookie for its own host alone: %j', async (values, expected) => {
    const email = await makeAccount();
    const { cookies } = await postNextAuth(door(values), 'callback/password', { email, password });
    const csrf = await askNextAuth(door(values), 'csrf');
    const all = [...cookies, ...csrf.cookies];
    for (const name of ['session-token', 'csrf-token', 'callback-url']) {
      expect(
        all.some((cookie) => cookie.includes(name)),
        name,
      ).toBe(true);
    }
    for (const cookie of all) expect(cookie).toMatch(expected);
  });

  it('reports when an idle session ends, which is before its cookie does', async () => {
    const { token } = await signIn();
    const { body } = await askNextAuth(door(), 'session', { cookies: { [sessionCookie]: token } });
    expect(body).toMatchObject({ user: { name: 'Ada' }, expires: expect.any(String) });
    const { expires } = Object(body);
    expect(Date.parse(expires) - Date.now()).toBeLessThanOrEqual(days(30));
  });

  it('reports wrong credentials and rate limits by a code', async () => {
    const options = door();
    const attempt = () =>
      postNextAuth(options, 'callback/password', { email: 'ada@nobody.example', password });
    expect((await attempt()).location).toContain('error=CredentialsSignin');
    for (let n = 0; n < 10; n++) await attempt();
    expect((await attempt()).location).toMatch(/error=throttled$/);
  });

  const withoutTable = async (name: string, work: () => Promise<void>) => {
    const { db } = database();
    await db.execute(sql.raw(`alter table ${name} rename to ${name}_away`));
    await work().finally(() => db.execute(sql.raw(`alter table ${name}_away rename to ${name}`)));
  };

  it('keeps internal errors out of the URL, and logs them without their values', async () => {
    const lines = readLog();
    await withoutTable('users', async () => {
      const form = { email: 'ada@example.com', password };
      const { location } = await postNextAuth(door(), 'callback/password', form);
      expect(location).toMatch(/error\?error=internal$/);
    });
    expect(lines.join()).toMatch(/a sign-in failed.*Failed query|Failed query.*a sign-in failed/);
    expect(lines.join()).not.toMatch(/ada@example|correct horse/);
  });

  it('also for single sign-on', async () => {
    const lines = readLog();
    const profile = { sub: 'subject-1', email: 'ada@example.com', email_verified: true };
    await withoutTable('identities', async () => {
      const answer = door().callbacks?.signIn?.({
        user: { id: '' },
        account: { provider: 'oidc', type: 'oauth', providerAccountId: 'subject-1' },
        profile,
      });
      await expect(answer).resolves.toBe('/sign-in?error=internal');
    });
    expect(lines.join()).toContain('Failed query');
    expect(lines.join()).not.toContain('subject-1');
  });

  it('logs next-auth’s own errors', async () => {
    const lines = readLog();
    await askNextAuth(door(), 'session', { cookies: { [sessionCookie]: 'altered' } });
    expect(lines.join()).toMatch(/JWT_SESSION_ERROR/);
  });

  it.each(['error', 'warn', 'debug', 'constructor', ''])(
    'logs nothing sent by outsiders: %s',
    async (level) => {
      const lines = readLog();
      const form = { level, code: 'FORGED', error: 'forged', message: 'forged', stack: 'forged' };
      await askNextAuth(door(), '_log', { form });
      expect(lines).toEqual([]);
    },
  );
});
