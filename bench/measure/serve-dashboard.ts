import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@/lib/testing/free-port';

export type Dashboard = { url: string; close: () => Promise<void> };

const readyWithinMs = 10 * 60_000;

/** Runs the dashboard like `npm start` in a new data folder, or uses BENCH_URL. */
export async function serveDashboard(): Promise<Dashboard> {
  if (process.env.BENCH_URL) return { url: process.env.BENCH_URL, close: async () => {} };
  return startDashboard();
}

/** Runs the dashboard like `npm start` in a new data folder, which `prepare` may fill. */
export async function startDashboard(
  settings: Record<string, string> = {},
  prepare: (folder: string) => Promise<void> = async () => {},
): Promise<Dashboard> {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const folder = await mkdtemp(join(tmpdir(), 'partnerdeck-bench-'));
  await prepare(folder);
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      NODE_ENV: 'production',
      SHUTDOWN_DELAY: '0',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const close = async () => {
    child.kill('SIGTERM');
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  for (const began = Date.now(); Date.now() - began < readyWithinMs; ) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return { url, close };
    await sleep(500);
  }
  await close();
  throw new Error('The dashboard did not become ready.');
}
