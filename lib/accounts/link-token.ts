import { createHash, randomBytes } from 'node:crypto';

/** A secret for a link: 256 bits. It is shown once; only its digest is kept. */
export function createLinkToken(): { token: string; tokenDigest: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenDigest: digestToken(token) };
}

/** SHA-256 is enough for what nobody can guess. */
export function digestToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
