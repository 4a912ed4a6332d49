import { decode, encode } from 'next-auth/jwt';

/** How long a browser may see a share after its password was entered, in seconds. */
export const unlockedSeconds = 60 * 60;

/** The salt separates these tokens from those of sessions and devices. */
const salt = 'share';

/** The cookie of one share. The id tells nothing: nobody reads anything by it. */
export const shareCookie = (id: string): string => `partnerdeck.share.${id}`;

/** The cookie's value, encrypted with the session secret. It opens this share alone. */
export function sealUnlock(id: string, secret: string): Promise<string> {
  return encode({ token: { sub: id }, secret, salt, maxAge: unlockedSeconds });
}

/** Whether a cookie's value opens the share. False if it is missing, altered, expired or of another share. */
export async function opensShare(value: string | undefined, id: string, secret: string): Promise<boolean> {
  if (!value) return false;
  try {
    return (await decode({ token: value, secret, salt }))?.sub === id;
  } catch {
    return false;
  }
}
