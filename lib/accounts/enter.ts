import 'server-only';
import { cookies } from 'next/headers';
import type { Runtime } from '@/lib/runtime';
import { encodeSessionToken, sessionCookieName, sessionSeconds } from './session-token';
import { isSecure } from './site';
import { startSession } from './start-session';
import type { Visitor } from './visitor';

/** Signs a person in on this browser. Throws as startSession does. */
export async function enter(
  { db, environment, secrets }: Runtime,
  userId: string,
  visitor: Visitor,
  workspaceId?: string,
): Promise<void> {
  const sessionId = await startSession(db, userId, visitor, workspaceId);
  const secure = isSecure(environment);
  (await cookies()).set(sessionCookieName(secure), await encodeSessionToken(sessionId, secrets.session), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: sessionSeconds,
  });
}

/** Takes the session's cookie from this browser. */
export async function forgetCookie({ environment }: Pick<Runtime, 'environment'>): Promise<void> {
  (await cookies()).delete(sessionCookieName(isSecure(environment)));
}
