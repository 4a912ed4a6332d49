import { decode, encode } from 'next-auth/jwt';

export const sessionCookie = 'next-auth.session-token';

/** Seconds after which a session ends that nobody uses. Its row in the database knows when it was used last. */
export const idleSeconds = 30 * 86_400;

/** Seconds after which every session ends. Its cookie and token live as long. */
export const sessionSeconds = 90 * 86_400;

/** The cookie's value: next-auth's own encrypted token. It holds the session's id and nothing else. */
export function encodeSessionToken(sessionId: string, secret: string): Promise<string> {
  return encode({ token: { sid: sessionId }, secret, maxAge: sessionSeconds });
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
