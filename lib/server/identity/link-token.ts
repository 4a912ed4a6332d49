import { createHash, randomBytes } from 'node:crypto';

/** A 256-bit secret for a link. Shown once; only its digest is stored. */
export function createLinkToken(): { token: string; tokenDigest: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenDigest: digestToken(token) };
}

/** SHA-256 is enough for random secrets. */
export function digestToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
