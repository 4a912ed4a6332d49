import { z } from 'zod';
import type { Environment } from '@/lib/base/environment';
import { Failure } from '@/lib/base/failure';
import { keepOldKeys, makeEncryptionKey, type Secrets, writeEncryptionKeys } from '@/lib/base/secrets';
import type { Db } from '@/lib/server/db/database';
import { renewStoredKeys } from './renew-stored-keys';
import type { Vault } from './vault';

/** `renewed`: number of re-encrypted keys. `failed`: number of keys that no encryption key decrypts. */
export const rotationSchema = z.object({ kid: z.string(), renewed: z.number(), failed: z.number() });
type Rotation = z.infer<typeof rotationSchema>;

type Parts = {
  environment: Pick<Environment, 'DATA_DIR' | 'DATABASE_URL' | 'ENCRYPTION_KEYS'>;
  /** The process's secrets, shared with the vault. */
  secrets: Secrets;
  db: Db;
  vault: Vault;
};

/**
 * Re-encrypts every stored key with the newest encryption key, one row at a time, while requests continue. If the
 * encryption keys are a file in DATA_DIR, creates a new one first and moves unneeded ones to `oldKeysFile` at the end. Old keys stay
 * in memory until the process ends, for requests that have just read a row. Throws Failure `conflict` if several
 * processes share a database but the key file belongs to one of them.
 */
export async function rotateKeys({ environment, secrets, db, vault }: Parts): Promise<Rotation> {
  const { DATA_DIR, DATABASE_URL, ENCRYPTION_KEYS } = environment;
  const keys = secrets.encryptionKeys;
  if (!ENCRYPTION_KEYS) {
    if (DATABASE_URL) {
      throw new Failure(
        'conflict',
        'Set ENCRYPTION_KEYS on every server, newest key first, to rotate keys on Postgres.',
      );
    }
    const added = makeEncryptionKey();
    await writeEncryptionKeys(DATA_DIR, [added, ...keys]);
    keys.unshift(added);
  }
  const { renewed, failed } = await renewStoredKeys(db, vault);
  if (!ENCRYPTION_KEYS && failed === 0) {
    await keepOldKeys(DATA_DIR, keys.slice(1));
    await writeEncryptionKeys(DATA_DIR, [keys[0]]);
  }
  return { kid: keys[0].kid, renewed, failed };
}
