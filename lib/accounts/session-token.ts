import { decode, encode } from 'next-auth/jwt';

/** Seconds a session lives without being used. Its row in the database knows when that was. */
export const sessionSeconds = 30 * 86_400;

/** Seconds the cookie and its token live: as long as browsers keep one, since nothing renews them. */
export const tokenSeconds = 400 * 86_400;

/** The name of the session's cookie; the prefix makes browsers insist on https. */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Secure-next-auth.session-token' : 'next-auth.session-token';
}

/** The cookie's value: next-auth's own encrypted token, holding nothing but the session's id, good for 400 days. */
export function encodeSessionToken(sessionId: string, secret: string): Promise<string> {
  return encode({ token: { sid: sessionId }, secret, maxAge: tokenSeconds });
}

/** The session's id, or undefined where the token is missing, altered, expired or of another secret. */
export async function decodeSessionToken(token: string | undefined, secret: string) {
  if (!token) return undefined;
  try {
    const payload = await decode({ token, secret });
    return typeof payload?.sid === 'string' ? payload.sid : undefined;
  } catch {
    return undefined;
  }
}
