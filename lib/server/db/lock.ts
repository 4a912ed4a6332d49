import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { basename, join } from 'node:path';
import { tryLock } from 'fs-native-extensions';

/** Another process has locked the folder. The message is one sentence for the person at the terminal. */
export class FolderInUseError extends Error {}

type FolderLock = { release: () => void };

/**
 * Locks a folder for this process. The kernel releases the lock when the process ends, also after kill -9. The lock
 * belongs to the open file description, so opening and closing the file elsewhere does not release it. Throws
 * FolderInUseError, or the file system's error if the folder is not writable.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'lock');
  const fd = openSync(/* turbopackIgnore: true */ path, 'a+', 0o600);
  try {
    if (!tryLock(fd))
      throw new FolderInUseError(`${folder} is in use by ${readHolder(path)}; stop that one first.`);
    ftruncateSync(fd, 0);
    writeSync(fd, `${process.pid} ${describeProcess()}\n`);
  } catch (error) {
    closeSync(fd);
    throw error;
  }
  return { release: () => closeSync(fd) };
}

const describeProcess = () => `node ${basename(process.argv[1] ?? '')}`.trim();

function readHolder(path: string): string {
  const [, pid, command] = /^(\d+) ([ -~]{1,100})\n$/.exec(readFileSync(path, 'latin1')) ?? [];
  return pid ? `process ${pid} (${command})` : 'another process';
}
