import type { CookiesOptions } from 'next-auth';
import { describeCookie } from '@/lib/access/browser-cookie';
import { sessionCookie } from '@/lib/access/session-token';

export const callbackCookie = 'next-auth.callback-url';

/** Time limit for single sign-on, in seconds. */
const signOnSeconds = 15 * 60;

/**
 * next-auth's cookies with their default names. Over HTTPS, all have the `__Host-` prefix, which next-auth gives to
 * only one.
 */
export function describeAuthCookies(secure: boolean): CookiesOptions {
  const describe = (cookieName: string, more?: { maxAge: number }) => {
    const { name, ...options } = describeCookie(cookieName, secure);
    return { name, options: { ...options, ...more } };
  };
  return {
    sessionToken: describe(sessionCookie),
    callbackUrl: describe(callbackCookie),
    csrfToken: describe('next-auth.csrf-token'),
    pkceCodeVerifier: describe('next-auth.pkce.code_verifier', { maxAge: signOnSeconds }),
    state: describe('next-auth.state', { maxAge: signOnSeconds }),
    nonce: describe('next-auth.nonce', { maxAge: signOnSeconds }),
  };
}
