import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { setApi } from './api-in-use';
import type { Database } from './database';
import { lockFolder } from './lock';
import { refuseNewerTables } from './newer-database';
import { TurningPGlite } from './turning-pglite';

/** An existing database does not open. `cause` has other reasons than damage, such as a full disk. */
export class BrokenDatabaseError extends Error {
  constructor(
    readonly folder: string,
    cause: unknown,
  ) {
    super(`The database in ${folder} does not open.`, { cause });
  }
}

/**
 * Opens and locks the embedded Postgres in `folder`, and migrates it. It never calls fsync: a killed process loses no
 * acknowledged data, but a power failure can corrupt it. Throws BrokenDatabaseError if an existing database does not
 * open, and NewerDatabaseError if it has newer tables.
 */
export async function openEmbedded(
  folder: string,
  api: string,
  migrations: string | null,
): Promise<Database> {
  const lock = lockFolder(folder);
  try {
    const client = await openClient(folder);
    const close = async () => {
      await client.close();
      lock.release();
    };
    try {
      await client.query(setApi, [api]);
      const db = drizzle(client);
      if (migrations) {
        await refuseNewerTables(db, migrations);
        await migrate(db, { migrationsFolder: migrations });
      }
      return { db, embedded: client, close };
    } catch (error) {
      await client.close();
      throw error;
    }
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Postgres takes 128 MB by default, and its memory stays with the process. The system keeps files in memory as well. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** If a first start is killed half-way, only a draft remains, which the next start deletes. */
async function openClient(folder: string): Promise<PGlite> {
  const target = join(folder, 'postgres');
  if (!existsSync(target)) {
    const draft = `${target}.draft`;
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true });
    const client = await PGlite.create({ fs: new OwnerOnlyFiles(draft) });
    await client.close();
    await rename(draft, target);
  }
  try {
    const client = new TurningPGlite({ fs: new OwnerOnlyFiles(target), startParams });
    await client.waitReady;
    await client.query('select 1');
    return client;
  } catch (error) {
    throw new BrokenDatabaseError(folder, error);
  }
}

type Attributes = { mode?: number };
type NodeOps = { setattr: (node: unknown, attributes: Attributes) => void };

/** A folder whose files only their owner can read. By default, PGlite sets file modes regardless of the umask. */
class OwnerOnlyFiles extends NodeFS {
  override async init(client: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(client, options);
    const narrow = (module: { NODEFS: object }) => {
      const operations: NodeOps = Reflect.get(module.NODEFS, 'node_ops');
      const { setattr } = operations;
      operations.setattr = (node, { mode, ...rest }) =>
        setattr(node, mode === undefined ? rest : { ...rest, mode: mode & ~0o077 });
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), narrow] } };
  }
}
