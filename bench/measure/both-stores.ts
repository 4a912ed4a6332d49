import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LedgerStore } from '@/lib/data/store/engine/store';
import { openStore } from '@/lib/data/testing/open-store';
import type { Db } from '@/lib/server/db/database';
import { openDatabase } from '@/lib/server/db/open-database';
import { startPostgres } from '@/lib/testing/postgres';

/** Measures with embedded databases, and with a Postgres of its own. `only`: `embedded` or `postgres` measures one of them. */
export async function onBothStores<Measured>(
  only: string | undefined,
  measure: (db: Db, store: LedgerStore) => Promise<Measured>,
): Promise<{ inside: Measured | undefined; outside: Measured | undefined }> {
  return {
    inside: only === 'postgres' ? undefined : await measureEmbedded(measure),
    outside: only === 'embedded' ? undefined : await measurePostgres(measure),
  };
}

type Measure<Measured> = (db: Db, store: LedgerStore) => Promise<Measured>;

async function measureEmbedded<Measured>(measure: Measure<Measured>): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'partnerdeck-bench-'));
  const { db, close } = await openDatabase({ folder: join(folder, 'app') });
  const store = await openStore(join(folder, 'ledger'));
  const measured = await measure(db, store);
  await store.close();
  await close();
  await rm(folder, { recursive: true });
  return measured;
}

async function measurePostgres<Measured>(measure: Measure<Measured>): Promise<Measured | undefined> {
  const server = await startPostgres({ shared_buffers: '2GB' });
  if (!server) return undefined;
  const { db, pools, close } = await openDatabase({ url: server.url });
  if (!pools) throw new Error('Postgres has pools.');
  const store = await openStore(pools);
  const measured = await measure(db, store);
  await store.close();
  await close();
  await server.stop();
  return measured;
}
