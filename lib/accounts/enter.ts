import 'server-only';
import { cookies } from 'next/headers';
import type { Runtime } from '@/lib/runtime';
import { dropSessionCookie, keepSessionCookie } from './session-cookie';
import { encodeSessionToken } from './session-token';
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
  const token = await encodeSessionToken(sessionId, secrets.session);
  keepSessionCookie(await cookies(), token, isSecure(environment));
}

/** Takes the session's cookie from this browser. */
export async function forgetCookie({ environment }: Pick<Runtime, 'environment'>): Promise<void> {
  dropSessionCookie(await cookies(), isSecure(environment));
}
