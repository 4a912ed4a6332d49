import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { embeddedApi } from '@/lib/server/db/api-in-use';
import type { Pools } from '@/lib/server/db/database';
import { openDuckdb } from './duckdb';
import { openPostgresLedger } from './postgres';
import type { LedgerStores } from './store';

/** A folder, or the shared Postgres. */
export type LedgerLocation = string | Pools;

/**
 * Opens the stored rows of one API. Each API has its own folder or schema, so that statements cannot mix them. Creates
 * missing tables. Throws NewerDatabaseError.
 */
export function openLedgerStores(location: LedgerLocation, api: string = embeddedApi): Promise<LedgerStores> {
  return openNamed(location, nameOf(api));
}

/** Opens the stored rows of every other API, one after another, and runs `work` with each. */
export async function eachOtherLedger(
  location: LedgerLocation,
  api: string,
  work: (stores: LedgerStores) => Promise<void>,
): Promise<void> {
  const names = typeof location === 'string' ? await listFolders(location) : await listSchemas(location);
  for (const name of names.filter((found) => found !== nameOf(api))) {
    const stores = await openNamed(location, name);
    await work(stores).finally(stores.close);
  }
}

const nameOf = (api: string) => `ledger_${createHash('sha256').update(api).digest('hex').slice(0, 16)}`;
const isName = (text: string) => /^ledger_[0-9a-f]{16}$/.test(text);

const openNamed = (location: LedgerLocation, name: string) =>
  typeof location === 'string' ? openDuckdb(location, name) : openPostgresLedger(location, name);

/** Folders, and files of versions that kept all workspaces in one. */
async function listFolders(location: string): Promise<string[]> {
  const names = (await readdir(location)).map((entry) => entry.replace(/\.duckdb$/, ''));
  return [...new Set(names)].filter(isName);
}

async function listSchemas({ read }: Pools): Promise<string[]> {
  const { rows } = await read.query<{ name: string }>('SELECT nspname AS name FROM pg_namespace');
  return rows.map(({ name }) => name).filter(isName);
}
