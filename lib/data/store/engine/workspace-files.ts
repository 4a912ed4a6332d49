import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const ending = '.duckdb';

/** Ids become names of files, and of databases in SQL. */
export const isWorkspaceId = (text: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

export const workspaceFile = (folder: string, workspaceId: string): string =>
  join(folder, `${workspaceId}${ending}`);

/** The workspaces that have a file. */
export async function listWorkspaceFiles(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending));
  return names.map((name) => name.slice(0, -ending.length)).filter(isWorkspaceId);
}

/** The workspace whose file changed last. Undefined where there is none. */
export async function findLatestFile(folder: string): Promise<string | undefined> {
  const changes = (await listWorkspaceFiles(folder)).map(async (id) => ({
    id,
    at: (await stat(workspaceFile(folder, id))).mtimeMs,
  }));
  return (await Promise.all(changes)).sort((a, b) => b.at - a.at)[0]?.id;
}

/** The WAL goes first. Next to a new file with the same name, it would be replayed into that file. */
export async function removeDatabaseFile(path: string): Promise<void> {
  await rm(`${path}.wal`, { force: true });
  await rm(path, { force: true });
}
