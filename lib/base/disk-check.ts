import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDiskFull } from './disk-full';

const cacheMs = 2_000;
const probe = Buffer.alloc(64 * 1024);

/**
 * Whether the disk of a folder takes writes, checked at most every 2 s. Never throws: a folder that is missing or read
 * only is not full.
 */
export function createDiskCheck(folder: string): () => Promise<boolean> {
  let last = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve(true) };
  return () => {
    const now = performance.now();
    if (now - last.at >= cacheMs) last = { at: now, answer: takesWrites(join(folder, 'disk-check')) };
    return last.answer;
  };
}

async function takesWrites(file: string): Promise<boolean> {
  try {
    await writeFile(file, probe, { flush: true });
    return true;
  } catch (error) {
    return !isDiskFull(error);
  } finally {
    await rm(file, { force: true }).catch(() => {});
  }
}
