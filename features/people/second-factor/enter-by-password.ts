import 'server-only';
import type { Route } from 'next';
import { cookies } from 'next/headers';
import { readCallbackPath } from '@/features/people/accounts/callback-path';
import { setCookie } from '@/lib/access/browser-cookie';
import { enter, rememberDevice } from '@/lib/access/enter';
import { hasFactor } from '@/lib/access/has-factor';
import { isSecure } from '@/lib/access/site';
import type { Visitor } from '@/lib/access/visitor';
import type { Environment } from '@/lib/base/environment';
import type { Secrets } from '@/lib/base/secrets';
import type { Db } from '@/lib/server/db/database';
import { pendingCookie, pendingSeconds, startPending } from './pending-sign-in';

/**
 * Signs a person in on this browser after they gave their password. With a second factor, only notes that it is still
 * to be given: there is no session yet. Returns the path to go to. Throws like startSession.
 */
export async function enterByPassword(
  parts: { db: Db; environment: Environment; secrets: Secrets },
  userId: string,
  visitor: Visitor,
  callbackUrl: unknown,
): Promise<Route> {
  const path = readCallbackPath(callbackUrl);
  if (await hasFactor(parts.db, userId)) {
    const value = await startPending(parts.db, userId);
    const secure = isSecure(parts.environment);
    setCookie(await cookies(), pendingCookie, { value, maxAge: pendingSeconds, secure });
    return readCallbackPath(`/sign-in/second-factor?callbackUrl=${encodeURIComponent(path)}`);
  }
  await enter(parts, userId, visitor);
  await rememberDevice(parts, userId);
  return path;
}
