import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { tellApi } from './api-in-use';
import type { Database } from './database';
import { lockFolder } from './lock';
import { migrationsFolder } from './migrations-folder';
import { OwnerOnlyFiles } from './owner-only-files';

/**
 * Opens the Postgres embedded in `folder`, alone (see lockFolder), and brings its tables up to date.
 * It runs without fsync: a killed process loses nothing that was acknowledged, a power cut may.
 */
export async function openEmbedded(folder: string, api: string): Promise<Database> {
  const lock = lockFolder(folder);
  try {
    const client = await openClient(join(folder, 'postgres'));
    await client.query(tellApi, [api]);
    const db = drizzle(client);
    await migrate(db, { migrationsFolder });
    const close = async () => {
      await client.close();
      lock.release();
    };
    return { db, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A first start that is killed half-way leaves only the draft, which the next start throws away. */
async function openClient(target: string): Promise<PGlite> {
  if (!existsSync(target)) {
    const draft = `${target}.draft`;
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true });
    const client = await PGlite.create({ fs: new OwnerOnlyFiles(draft) });
    await client.close();
    await rename(draft, target);
  }
  return PGlite.create({ fs: new OwnerOnlyFiles(target) });
}
