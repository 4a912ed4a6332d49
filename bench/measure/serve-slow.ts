import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@/lib/testing/free-port';

/** The owner of the first workspace, with keys of its API. */
export const owner = { email: 'bench@example.com', password: 'correct horse battery staple' };

const sellerKey = 'pd_seller_bench_0123456789abcdef0123456789abcd';
const creatorToken = 'pd_creator_bench_0123456789abcdef0123456789abc';
const latencyMs = 250;
const readyWithinMs = 5 * 60_000;

export type SlowDashboard = { url: string; close: () => Promise<void> };

/** Runs a dashboard whose API answers slowly, so that a sync can be watched. */
export async function serveSlow(): Promise<SlowDashboard> {
  const folder = await mkdtemp(join(tmpdir(), 'partnerdeck-slow-'));
  const [api, port] = [await findFreePort(), await findFreePort()];
  const url = `http://localhost:${port}`;
  const base = { ...process.env, LOG_LEVEL: 'silent', SHUTDOWN_DELAY: '0', NODE_ENV: 'production' as const };
  const platform = spawn(
    process.execPath,
    ['scripts/platform.mjs', '--port', String(api), '--latency-ms', String(latencyMs)],
    {
      env: {
        ...base,
        DATA_DIR: join(folder, 'platform'),
        PLATFORM_SELLER_KEY: sellerKey,
        PLATFORM_CREATOR_TOKEN: creatorToken,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const dashboard = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...base,
      PORT: String(port),
      DATA_DIR: join(folder, 'dashboard'),
      AFFILIATE_BASE_URL: `http://localhost:${api}`,
      ALLOW_HTTP_UPSTREAM: 'on',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      SELLER_API_KEY: sellerKey,
      CREATOR_ACCESS_TOKEN: creatorToken,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const children = [dashboard, platform];
  const gone = children.map((child) => new Promise<void>((done) => child.once('exit', () => done())));
  const close = async () => {
    for (const child of children) child.kill('SIGTERM');
    await Promise.all(gone);
    await rm(folder, { recursive: true, force: true });
  };
  for (const began = Date.now(); Date.now() - began < readyWithinMs; await sleep(500)) {
    if (children.some(({ exitCode }) => exitCode !== null)) break;
    const [answers, ready] = await Promise.all([
      fetch(`http://localhost:${api}/api/seller/v1/brands`).then(
        () => true,
        () => false,
      ),
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    ]);
    if (answers && ready) return { url, close };
  }
  await close();
  throw new Error('The dashboard or its API did not become ready.');
}
