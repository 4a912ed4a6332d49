import { decode, encode } from 'next-auth/jwt';

/** A browser that a person signed in on before: an id of its own, and whose it is. */
export type KnownDevice = { id: string; userId: string };

export const deviceCookie = 'partnerdeck.device';

/** Seconds a browser stays known after a sign-in. */
export const deviceSeconds = 365 * 86_400;

/** Another salt makes another key: neither this token nor a session's passes for the other. */
const salt = 'device';

/** The cookie's value, sealed with the secret of sessions; the browser can neither read nor change it. */
export function sealDeviceToken(userId: string, secret: string): Promise<string> {
  return encode({ token: { sub: userId }, secret, salt, maxAge: deviceSeconds });
}

/** The device a token names; undefined where it is missing, altered, expired or of another secret. */
export async function openDeviceToken(
  token: string | undefined,
  secret: string,
): Promise<KnownDevice | undefined> {
  if (!token) return undefined;
  try {
    const payload = await decode({ token, secret, salt });
    const { jti, sub } = payload ?? {};
    return typeof jti === 'string' && typeof sub === 'string' ? { id: jti, userId: sub } : undefined;
  } catch {
    return undefined;
  }
}
