import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { log } from './log';

/** Partnerdeck's files in DATA_DIR. */
const ours = ['app', 'backups', 'ledger', 'platform', 'platform.merged', 'secrets'];

/**
 * Makes DATA_DIR accessible only to its owner, including files that this process creates later. Does not change other
 * files in the folder; if there are any, the folder itself keeps its mode.
 */
export function secureDataFolder(folder: string): void {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true });
  const entries = readdirSync(folder);
  const parts = entries.filter((name) => ours.includes(name)).map((name) => join(folder, name));
  const paths = parts.flatMap((part) => [part, ...listBelow(part)]);
  const owned = entries.length === parts.length ? [folder, ...paths] : paths;
  const foreign = owned.filter((path) => !narrow(path));
  if (foreign.length > 0) {
    log.warn({ paths: foreign.slice(0, 5) }, 'files of DATA_DIR belong to another user: their modes stay');
  }
}

function listBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Removes access for group and others. False if another user owns the path. */
function narrow(path: string): boolean {
  try {
    const { mode } = statSync(path);
    if (mode & 0o077) chmodSync(path, mode & 0o700);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EPERM') return false;
    // The process that has a database open may delete its files at the same time.
    if (code === 'ENOENT') return true;
    throw error;
  }
}
