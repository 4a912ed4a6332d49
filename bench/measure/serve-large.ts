import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { z } from 'zod';
import { startPostgres } from '@/lib/testing/postgres';

/**
 * Keeps rows in the server's memory. A small machine evicts file pages after a minute without reads, and the disk would
 * be measured.
 */
const memory = { shared_buffers: '2GB' };

const ready = z.object({ url: z.string(), sellerKey: z.string(), creatorToken: z.string() });

export type LargePlatform = z.infer<typeof ready> & {
  databaseUrl: string;
  seconds: number;
  close: () => Promise<void>;
};

/** Vacuums, so that autovacuum does not run during the measurement. */
async function tidy(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
}

/**
 * Runs the platform in a process with a million report rows, on a new Postgres or on BENCH_DATABASE_URL, which is
 * seeded once for many runs. `seconds`: startup time including seeding.
 */
export async function serveLarge(flags: readonly string[] = []): Promise<LargePlatform> {
  const given = process.env.BENCH_DATABASE_URL;
  const server = given ? null : await startPostgres(memory);
  const databaseUrl = given || server?.url;
  if (!databaseUrl) throw new Error('This bench needs Postgres: install it, or set BENCH_DATABASE_URL.');
  const folder = await mkdtemp(join(tmpdir(), 'partnerdeck-bench-'));
  const began = Date.now();
  const child = spawn(
    process.execPath,
    ['scripts/platform.mjs', '--port', '0', '--size', 'large', ...flags],
    {
      env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: folder, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for await (const line of createInterface({ input: child.stdout })) {
    const close = async () => {
      child.kill('SIGTERM');
      await gone;
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    };
    const seconds = (Date.now() - began) / 1_000;
    if (server) await tidy(databaseUrl);
    return { ...ready.parse(JSON.parse(line)), databaseUrl, seconds, close };
  }
  await server?.stop();
  throw new Error('The platform ended before it answered.');
}
