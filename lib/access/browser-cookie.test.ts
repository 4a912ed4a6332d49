import { NextResponse } from 'next/server';
import { describe, expect, it } from 'vitest';
import { describeAuthCookies } from '@/features/people/accounts/auth-cookies';
import { dropCookie, setCookie } from './browser-cookie';
import { sessionCookie } from './session-token';

type Jar = NextResponse['cookies'];

const written = (write: (jar: Jar) => void) => {
  const response = new NextResponse();
  write(response.cookies);
  return response.headers.get('set-cookie') ?? '';
};
const expiry = (cookie: string) => Date.parse(/expires=([^;]+)/i.exec(cookie)?.[1] ?? '') - Date.now();

it('those of single sign-on end after 15 minutes', () => {
  const { state, nonce, pkceCodeVerifier } = describeAuthCookies(true);
  for (const cookie of [state, nonce, pkceCodeVerifier]) expect(cookie?.options.maxAge).toBe(900);
});

describe('a cookie', () => {
  it('over HTTP is hidden from scripts and other sites', () => {
    const cookie = written((jar) =>
      setCookie(jar, sessionCookie, { value: 'token', maxAge: 60, secure: false }),
    );
    expect(cookie).toMatch(/^next-auth\.session-token=token; Path=\/;.*HttpOnly; SameSite=lax$/);
    expect(expiry(cookie)).toBeGreaterThan(50_000);
  });

  it('over HTTPS belongs only to this host', () => {
    const cookie = written((jar) =>
      setCookie(jar, sessionCookie, { value: 'token', maxAge: 60, secure: true }),
    );
    expect(cookie).toMatch(/^__Host-next-auth\.session-token=token; Path=\/;.*; Secure; HttpOnly/);
    expect(cookie).not.toMatch(/domain/i);
  });

  it.each([
    [true, /^__Host-next-auth\.session-token=; Path=\/;.*; Secure\b/],
    [false, /^next-auth\.session-token=; Path=\/;(?!.*; Secure\b)/],
  ])('is deleted with the attributes it was set with (secure: %s)', (secure, expected) => {
    const cookie = written((jar) => dropCookie(jar, sessionCookie, secure));
    expect(cookie).toMatch(expected);
    expect(expiry(cookie)).toBeLessThan(0);
  });
});
