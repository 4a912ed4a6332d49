import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, two passes (OWASP). */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'));
}

let decoy: Promise<string> | undefined;

/** Whether the password belongs to the hash. Takes as long without a hash, so that time does not tell who is known. */
export async function checkPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password nobody has');
  // Awaited in both cases: the first check of a process pays for the decoy, whoever it is for.
  const nobody = await decoy;
  const matches = await verify(stored ?? nobody, password.slice(0, 1_000).normalize('NFKC'));
  return matches && stored !== undefined;
}
