import 'server-only';
import { cookies } from 'next/headers';
import type { Environment } from '@/lib/base/environment';
import type { Secrets } from '@/lib/base/secrets';
import type { Db } from '@/lib/server/db/database';
import { dropCookie, setCookie } from './browser-cookie';
import { deviceCookie, deviceSeconds, sealDeviceToken } from './known-device';
import { encodeSessionToken, sessionCookie, sessionSeconds } from './session-token';
import { isSecure } from './site';
import { startSession } from './start-session';
import type { Visitor } from './visitor';

/** Signs a person in on this browser. Throws like startSession. */
export async function enter(
  { db, environment, secrets }: { db: Db; environment: Environment; secrets: Secrets },
  userId: string,
  visitor: Visitor,
  start?: Parameters<typeof startSession>[3],
): Promise<void> {
  const sessionId = await startSession(db, userId, visitor, start);
  const value = await encodeSessionToken(sessionId, secrets.session);
  const secure = isSecure(environment);
  setCookie(await cookies(), sessionCookie, { value, maxAge: sessionSeconds, secure });
}

/** Marks this browser as a known device of the person. */
export async function rememberDevice(
  { environment, secrets }: { environment: Environment; secrets: Secrets },
  userId: string,
): Promise<void> {
  const value = await sealDeviceToken(userId, secrets.session);
  const secure = isSecure(environment);
  setCookie(await cookies(), deviceCookie, { value, maxAge: deviceSeconds, secure });
}

/** Deletes the session's cookie from this browser. */
export async function forgetCookie({
  environment,
}: {
  environment: Pick<Environment, 'APP_URL'>;
}): Promise<void> {
  dropCookie(await cookies(), sessionCookie, isSecure(environment));
}
