import { decode, encode } from 'next-auth/jwt';

/** A browser that a person has signed in on before. */
export type KnownDevice = { id: string; userId: string };

export const deviceCookie = 'partnerdeck.device';

/** How long a browser stays known after a sign-in, in seconds. */
export const deviceSeconds = 365 * 86_400;

/** The salt separates these tokens from session tokens. */
const salt = 'device';

/** The cookie's value, encrypted with the session secret. The browser cannot read or change it. */
export function sealDeviceToken(userId: string, secret: string): Promise<string> {
  return encode({ token: { sub: userId }, secret, salt, maxAge: deviceSeconds });
}

/** The device of a token; undefined if it is missing, altered, expired or encrypted with another secret. */
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
