import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Db } from '@/lib/server/db/database';
import { ensureKey, KeyError } from '../keys/create-key';
import { findDemoOwners } from '../seed/demo-keys';

const keysSchema = z.object({ sellerKey: z.string(), creatorToken: z.string() });
type Keys = z.infer<typeof keysSchema>;

/**
 * The two keys of the ready line: the given ones, or those in `file` (mode 0600), which are created on the first start
 * and after one was revoked. Throws KeyError if a given key cannot be used.
 */
export async function provideKeys(db: Db, given: Partial<Keys>, file: string): Promise<Keys> {
  const { seller, creator } = await findDemoOwners(db);
  const ensure = async (keys: Keys) => {
    await ensureKey(db, seller, keys.sellerKey);
    await ensureKey(db, creator, keys.creatorToken);
    return keys;
  };
  const stored = await readStoredKeys(file);
  if (stored) {
    try {
      return await ensure({ ...stored, ...given });
    } catch (error) {
      if (!(error instanceof KeyError)) throw error;
    }
  }
  const fresh = { sellerKey: generateKey('sk'), creatorToken: generateKey('ck') };
  const keys = await ensure({ ...fresh, ...given });
  await storeKeys(file, fresh);
  return keys;
}

const generateKey = (prefix: string) => `${prefix}_${randomBytes(32).toString('base64url')}`;

async function readStoredKeys(file: string): Promise<Keys | null> {
  try {
    return keysSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

async function storeKeys(file: string, keys: Keys): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(keys), { mode: 0o600 });
  await rename(draft, file);
}
