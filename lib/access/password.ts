import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, two passes (OWASP). */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'));
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Takes equally long without a hash, so that timing does not reveal whether an
 * account exists.
 */
export async function checkPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password nobody has');
  // Always awaited, so that creating the decoy costs the same for existing and missing accounts.
  const nobody = await decoy;
  const matches = await verify(stored ?? nobody, password.slice(0, 1_000).normalize('NFKC'));
  return matches && stored !== undefined;
}
