import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { log } from './log';

/** What Partnerdeck keeps in DATA_DIR. */
const ours = ['app', 'backups', 'ledger', 'platform', 'secrets'];

/**
 * Makes DATA_DIR readable for its owner alone: what exists now, and whatever this process creates later. Files that
 * others keep in the folder stay as they are, and then so does the folder itself.
 */
export function secureDataFolder(folder: string): void {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true });
  const entries = readdirSync(folder);
  const parts = entries.filter((name) => ours.includes(name)).map((name) => join(folder, name));
  const kept = parts.flatMap((part) => [part, ...listBelow(part)]);
  const owned = entries.length === parts.length ? [folder, ...kept] : kept;
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

/** Takes the modes of group and others away. False if the path belongs to another user. */
function narrow(path: string): boolean {
  try {
    const { mode } = statSync(path);
    if (mode & 0o077) chmodSync(path, mode & 0o700);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EPERM') return false;
    // The process that holds a database may remove its files meanwhile.
    if (code === 'ENOENT') return true;
    throw error;
  }
}
