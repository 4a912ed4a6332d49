import { embeddedApi } from './api-in-use';
import type { Database } from './database';
import { migrationsFolder } from './migrations-folder';
import { openEmbedded } from './pglite';
import { openPostgres } from './postgres';

/** Where the database is: a server's URL, or a folder for an embedded one. */
export type DatabaseLocation = { url: string } | { folder: string };

/**
 * Opens a database and applies missing migrations under a lock. Sets the API in use in its sessions: rows stored from
 * an API are visible only with that API (see api-in-use.ts). Without `migrations`, the tables stay unchanged.
 */
export function openDatabase(
  location: DatabaseLocation,
  api: string = embeddedApi,
  migrations: string | null = migrationsFolder,
): Promise<Database> {
  return 'url' in location
    ? openPostgres(location.url, api, migrations)
    : openEmbedded(location.folder, api, migrations);
}
