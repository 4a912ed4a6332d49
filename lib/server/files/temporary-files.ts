import { rmSync } from 'node:fs';
import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '@/lib/base/failure';

const prefix = 'partnerdeck-export-';

/** Bytes of unfinished and unsent files: of all workspaces, and of each. */
const temporaryLimits = { total: 2_000_000_000, workspace: 500_000_000 } as const;

/** Throws Failure `too_large` for the workspace's share and `busy` for that of all. */
type Reserve = (bytes: number) => void;

/** Counts the bytes of temporary files per workspace. */
export function createDiskBudget(limits: { total: number; workspace: number } = temporaryLimits) {
  const used = new Map<string, number>();
  let total = 0;
  /** `release` gives back everything that was reserved. */
  return (workspaceId: string): { reserve: Reserve; release: () => void } => {
    let own = 0;
    const add = (bytes: number) => {
      own += bytes;
      total += bytes;
      used.set(workspaceId, (used.get(workspaceId) ?? 0) + bytes);
      if (used.get(workspaceId) === 0) used.delete(workspaceId);
    };
    return {
      reserve(bytes) {
        if ((used.get(workspaceId) ?? 0) + bytes > limits.workspace) throw tooLarge();
        if (total + bytes > limits.total) throw busy();
        add(bytes);
      },
      release: () => add(-own),
    };
  };
}

const tooLarge = () =>
  new Failure('too_large', 'This file is too large, with those that are being downloaded. Narrow the list.');

const busy = () =>
  new Failure('busy', 'Too many files are being downloaded. Try again shortly.', { retryAfter: 30 });

/** A folder for one file. Its name has the process, so that a later one can tell what is left over. */
export const makeTemporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));

/** Opens a file that is already deleted: the disk is free as soon as it is closed, also by a crash. */
export async function openUnlinked() {
  const folder = await makeTemporaryFolder();
  try {
    return await open(join(folder, 'file'), 'wx+', 0o600);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Deletes folders of processes that have ended. Call it before this process makes one. */
export async function clearTemporaryFolders(folder: string = tmpdir()): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(/^partnerdeck-export-(\d+)-/.exec(name)?.[1]);
    if (!pid || (pid !== process.pid && isRunning(pid))) continue;
    const path = join(folder, name);
    const { uid } = await stat(path).catch(() => ({ uid: undefined }));
    if (uid === process.getuid?.()) await rm(path, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
