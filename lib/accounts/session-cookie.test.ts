import { NextResponse } from 'next/server';
import { describe, expect, it } from 'vitest';
import { dropSessionCookie, keepSessionCookie } from './session-cookie';

type Jar = NextResponse['cookies'];

const written = (write: (jar: Jar) => void) => {
  const response = new NextResponse();
  write(response.cookies);
  return response.headers.get('set-cookie') ?? '';
};
const ageDays = (cookie: string) =>
  (Date.parse(/expires=([^;]+)/i.exec(cookie)?.[1] ?? '') - Date.now()) / 86_400_000;

describe('the session’s cookie', () => {
  it.each([true, false])(
    'outlives any idle time of its session, and no script reads it (secure: %s)',
    (secure) => {
      const cookie = written((jar) => keepSessionCookie(jar, 'token', secure));
      expect(cookie).toMatch(/session-token=token;.*HttpOnly; SameSite=lax/);
      expect(/; Secure\b/.test(cookie)).toBe(secure);
      expect(ageDays(cookie)).toBeCloseTo(400, 1);
    },
  );

  it.each([
    [true, /^__Secure-next-auth\.session-token=;.*; Secure\b/],
    [false, /^next-auth\.session-token=;(?!.*; Secure\b)/],
  ])('is taken away as it was set, which a browser insists on (secure: %s)', (secure, expected) => {
    const cookie = written((jar) => dropSessionCookie(jar, secure));
    expect(cookie).toMatch(expected);
    expect(ageDays(cookie)).toBeLessThan(0);
  });
});
