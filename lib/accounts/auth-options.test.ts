import { randomUUID } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { readEnvironment } from '@/lib/environment';
import { eachDatabase } from '@/lib/testing/databases';
import { createAuthOptions } from './auth-options';
import { findMember } from './find-member';
import { decodeSessionToken } from './session-token';
import { signUp } from './sign-up';
import { askNextAuth, postNextAuth, readCookies } from './testing/next-auth';
import { visitor } from './testing/people';

const password = 'correct horse battery';
const session = 's'.repeat(32);
const sessionCookie = 'next-auth.session-token';
const days = (count: number) => count * 86_400_000;

afterEach(() => {
  vi.useRealTimers();
});

eachDatabase('next-auth’s door', (database) => {
  const door = () =>
    createAuthOptions(
      {
        db: database().db,
        environment: readEnvironment({ NODE_ENV: 'test' }),
        secrets: { session, encryptionKeys: [{ kid: 'k1', key: new Uint8Array(32) }] },
      },
      { ...visitor, address: randomUUID() },
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

  it('gives a cookie and a token that outlive the idle time of the session', async () => {
    const { header, token } = await signIn();
    const expires = Date.parse(/expires=([^;]+)/i.exec(header)?.[1] ?? '');
    expect(expires - Date.now()).toBeGreaterThan(days(399));
    const sessionId = await decodeSessionToken(token, session);
    await expect(findMember(database().db, sessionId ?? '')).resolves.toMatchObject({ role: 'owner' });
    vi.useFakeTimers({ now: Date.now() + days(399), toFake: ['Date'] });
    await expect(decodeSessionToken(token, session)).resolves.toBe(sessionId);
  });

  it('says when the session ends if nobody uses it, which is before its cookie does', async () => {
    const { token } = await signIn();
    const { body } = await askNextAuth(door(), 'session', { cookies: { [sessionCookie]: token } });
    expect(body).toMatchObject({ user: { name: 'Ada' }, expires: expect.any(String) });
    const { expires } = Object(body);
    expect(Date.parse(expires) - Date.now()).toBeLessThanOrEqual(days(30));
  });
});
