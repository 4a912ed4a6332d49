import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { attachFile, detachFile, inTransaction, openEngine, readRows } from './duckdb-engine';
import { makeTables, tableNames } from './tables';
import { isWorkspaceId, removeDatabaseFile, workspaceFile } from './workspace-files';

/** The file name in 0.1.0, which did not record the API of its rows. The first API that opens it takes it over. */
const firstName = 'kept';

/**
 * Splits `parent/name.duckdb`, in which versions up to 0.2.0 stored all workspaces of an API, into one file per workspace in
 * `parent/name`. Each file is renamed once it is complete, and the old one is deleted last. If the process is killed, the next
 * start continues. Throws NewerDatabaseError.
 */
export async function splitFile(parent: string, name: string): Promise<void> {
  const old = join(/* turbopackIgnore: true */ parent, `${name}.duckdb`);
  const folder = join(parent, name);
  await nameFile(parent, old);
  if (!existsSync(old)) return;
  const engine = await openEngine(folder, { preserve_insertion_order: 'true' });
  const connection = await engine.connect();
  try {
    await attachFile(connection, old, 'old');
    await inTransaction(connection, (session) => makeTables(session, 'duckdb'));
    for (const workspaceId of await listWorkspaces(connection)) {
      const target = workspaceFile(folder, workspaceId);
      if (!existsSync(target)) await copyWorkspace(connection, workspaceId, target);
    }
  } finally {
    connection.closeSync();
    engine.closeSync();
  }
  await removeDatabaseFile(old);
}

/** The WAL moves first. Next to a file with its name, it would be replayed into that file. */
async function nameFile(parent: string, old: string): Promise<void> {
  if (existsSync(old)) return;
  for (const ending of ['.wal', '']) {
    const named = join(/* turbopackIgnore: true */ parent, `${firstName}.duckdb${ending}`);
    if (existsSync(named)) await rename(named, `${old}${ending}`);
  }
}

async function listWorkspaces(connection: DuckDBConnection): Promise<string[]> {
  const each = tableNames.map((table) => `SELECT workspace FROM ${table}`);
  const rows = await readRows(connection, each.join(' UNION '));
  return rows.map(({ workspace }) => String(workspace)).filter(isWorkspaceId);
}

async function copyWorkspace(
  connection: DuckDBConnection,
  workspaceId: string,
  target: string,
): Promise<void> {
  const draft = `${target}.draft`;
  await removeDatabaseFile(draft);
  await attachFile(connection, draft, 'draft');
  await inTransaction(connection, async (session) => {
    await makeTables(session, 'duckdb');
    for (const table of tableNames) {
      await session.run(`INSERT INTO ${table} BY NAME SELECT * FROM old.${table} WHERE workspace = $1`, [
        workspaceId,
      ]);
    }
  });
  // Detaching does this too, but does not report errors.
  await connection.run('CHECKPOINT draft');
  await detachFile(connection, 'draft');
  await rename(draft, target);
}
