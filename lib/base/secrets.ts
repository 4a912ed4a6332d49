import { randomBytes } from 'node:crypto';
import { appendFile, link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Environment, EnvironmentError } from './environment';

/** A key that encrypts stored keys; `kid` identifies it in their ciphertext. */
export type EncryptionKey = { kid: string; key: Uint8Array };

export type Secrets = {
  /** The session secret, at least 32 characters. */
  session: string;
  /** Newest first. The first one encrypts, all decrypt. */
  encryptionKeys: [EncryptionKey, ...EncryptionKey[]];
};

/**
 * The secrets of this installation: from the environment, or generated once in DATA_DIR (mode 0600). Throws
 * EnvironmentError if a stored secret is invalid.
 */
export async function readSecrets(
  environment: Pick<Environment, 'DATA_DIR' | 'NEXTAUTH_SECRET' | 'ENCRYPTION_KEYS'>,
): Promise<Secrets> {
  const folder = join(environment.DATA_DIR, 'secrets');
  const session =
    environment.NEXTAUTH_SECRET ??
    (await createOnce(folder, 'session', () => randomBytes(48).toString('base64url')));
  const entries =
    environment.ENCRYPTION_KEYS ??
    (await createOnce(folder, 'encryption-keys', () => `k1:${randomBytes(32).toString('base64')}`)).split(
      ',',
    );
  const [newest, ...older] = entries.map(readEntry);
  if (!newest || [newest, ...older].some(({ key }) => key.byteLength !== 32)) {
    throw new EnvironmentError(`${join(folder, 'encryption-keys')} is damaged; restore it from a backup.`);
  }
  return { session, encryptionKeys: [newest, ...older] };
}

/** Generates an encryption key without storing it. */
export const makeEncryptionKey = (): EncryptionKey => ({
  kid: `k${randomBytes(4).toString('hex')}`,
  key: randomBytes(32),
});

/** Replaces the encryption keys in DATA_DIR, newest first. Atomic, also with a power failure. */
export async function writeEncryptionKeys(dataDir: string, keys: readonly EncryptionKey[]): Promise<void> {
  const path = join(dataDir, 'secrets', 'encryption-keys');
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(/* turbopackIgnore: true */ draft, 'wx', 0o600);
  try {
    await file.writeFile(keys.map(writeEntry).join(','));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

/** Keeps keys that a rotation removes, one a line, because earlier backups open with them alone. */
export async function keepOldKeys(dataDir: string, keys: readonly EncryptionKey[]): Promise<void> {
  const path = join(dataDir, 'secrets', oldKeysFile);
  const lines = keys.map((key) => `${writeEntry(key)}\n`).join('');
  await appendFile(/* turbopackIgnore: true */ path, lines, { mode: 0o600, flush: true });
}

export const oldKeysFile = 'encryption-keys.old';

const writeEntry = ({ kid, key }: EncryptionKey) => `${kid}:${Buffer.from(key).toString('base64')}`;

function readEntry(entry: string): EncryptionKey {
  const [kid = '', encoded = ''] = entry.trim().split(':');
  return { kid, key: Buffer.from(encoded, 'base64') };
}

/** Creates the file atomically (hard link). If two processes start at once, both use the first file. */
async function createOnce(folder: string, name: string, generate: () => string): Promise<string> {
  const path = join(folder, name);
  const stored = await readIfThere(path);
  if (stored) return stored;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    const file = await open(/* turbopackIgnore: true */ draft, 'wx', 0o600);
    await file.writeFile(generate());
    await file.sync();
    await file.close();
    await link(draft, path).catch(ignoreExisting);
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function ignoreExisting(error: unknown): void {
  if (!hasCode(error, 'EEXIST')) throw error;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
