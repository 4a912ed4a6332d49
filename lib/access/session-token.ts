import { decode, encode } from 'next-auth/jwt';

export const sessionCookie = 'next-auth.session-token';

/** Seconds until an idle session ends. The database stores when it was last used. */
export const idleSeconds = 30 * 86_400;

/** Seconds until every session ends. Its cookie and token live equally long. */
export const sessionSeconds = 90 * 86_400;

/** The cookie's value: next-auth's encrypted token, with only the session's id. */
export function encodeSessionToken(sessionId: string, secret: string): Promise<string> {
  return encode({ token: { sid: sessionId }, secret, maxAge: sessionSeconds });
}

/** The session's id; undefined if the token is missing, altered, expired or encrypted with another secret. */
export async function decodeSessionToken(token: string | undefined, secret: string) {
  if (!token) return undefined;
  try {
    const payload = await decode({ token, secret });
    return typeof payload?.sid === 'string' ? payload.sid : undefined;
  } catch {
    return undefined;
  }
}
