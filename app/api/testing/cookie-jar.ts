import { encodeSessionToken, sessionCookie } from '@/lib/access/session-token';
import { sent } from '@/lib/testing/next/headers';

/** Requests from now on have this session cookie, or none. */
export function setCookie(value: string | undefined): void {
  if (value === undefined) sent.cookies.delete(sessionCookie);
  else sent.cookies.set(sessionCookie, { name: sessionCookie, value });
}

/** Requests from now on are of this session. */
export async function carrySession(sessionId: string, secrets: { session: string }): Promise<void> {
  setCookie(await encodeSessionToken(sessionId, secrets.session));
}
