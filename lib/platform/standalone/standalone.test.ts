import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '@/lib/server/db/open-database';
import { deleteFolder } from '@/lib/testing/delete-folder';
import { findDemoOwners } from '../seed/demo-keys';
import { seedPlatform } from '../seed/seed-platform';
import { tinyPlan } from '../seed/tiny-plan';
import { brands, partnerships, products } from '../store/schema';

const command = ['--import', 'tsx', 'scripts/platform.ts'];
const today = new Date().toISOString().slice(0, 10);
const day = `start=${today}T00:00:00.000Z&end=${today}T23:59:59.999Z&marketplace=all&limit=100`;
let folder: string;
let primaryId: string;
let marketplace: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partnerdeck-standalone-'));
  const { db, close } = await openDatabase({ folder: join(folder, 'platform') });
  await seedPlatform(db, { size: tinyPlan, seed: 1, today });
  const { creator } = await findDemoOwners(db);
  const linkable = await db
    .select({ product: products, partnered: partnerships.active, on: brands.active })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(partnerships, eq(partnerships.brandId, products.brandId))
    .where(eq(partnerships.creatorId, creator.ownerId));
  const found = linkable.find(
    (one) => one.partnered && one.on && one.product.active && one.product.marketplace === 'marketplace.com',
  );
  if (!found) throw new Error('nothing to link');
  ({ primaryId, marketplace } = found.product);
  await close();
});

afterAll(() => deleteFolder(folder));

const environment = () => ({ ...process.env, DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'info' });

type Running = {
  url: string;
  sellerKey: string;
  creatorToken: string;
  process: ChildProcess;
  log: () => string;
};

/** Starts the command and resolves with the line it prints. */
function start(args: string[] = []): Promise<Running> {
  const child = spawn(process.execPath, [...command, '--port', '0', ...args], { env: environment() });
  let log = '';
  child.stderr.on('data', (part) => {
    log += part;
  });
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(log)));
    createInterface({ input: child.stdout }).once('line', (line) =>
      resolve({ ...JSON.parse(line), process: child, log: () => log }),
    );
  });
}

function end(running: Running, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    running.process.once('exit', resolve);
    running.process.kill(signal);
  });
}

function runCommand(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [...command, ...args], { env: environment() }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });
}

const ask = async (running: Running, path: string, key = running.sellerKey) => {
  const response = await fetch(`${running.url}${path}`, { headers: { authorization: `Bearer ${key}` } });
  return { status: response.status, body: await response.json() };
};

/** A second start on the same port or folder exits with 1 and one sentence. The first process runs `keys` commands. */
async function refuseOthers({ url, sellerKey }: Running) {
  const { port } = new URL(url);
  const listed = await runCommand('keys', 'list');
  expect(listed).toMatchObject({ code: 0, err: '' });
  expect(listed.out).toContain(`"lastFour":"${sellerKey.slice(-4)}"`);
  for (const [args, words] of [
    [['--port', '0'], 'in use'],
    [['--port', port], `Port ${port} is taken`],
  ] as const) {
    const { code, out, err } = await runCommand(...args);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(words);
    expect(err.trim().split('\n')).toHaveLength(1);
  }
}

/** In-flight requests finish, then the process exits. Its log has the requests and no key. */
async function stopInFlight(running: Running) {
  const slow = ask(running, '/api/seller/v1/brands');
  const refused = ask(running, '/api/seller/v1/brands', 'nobody-knows-me');
  await new Promise((resolve) => setTimeout(resolve, 300));
  const stopping = Date.now();
  const code = end(running, 'SIGTERM');
  expect([(await slow).status, (await refused).status, await code]).toEqual([200, 401, 0]);
  expect(Date.now() - stopping).toBeLessThan(10_000);

  const lines = running
    .log()
    .split('\n')
    .filter((line) => line.includes('"answered"'));
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      operation: 'listBrands',
      status: 200,
      owner: expect.stringMatching(/^seller /),
      requestId: expect.any(String),
      ms: expect.any(Number),
    }),
  );
  for (const key of [running.sellerKey, running.creatorToken, 'nobody-knows-me']) {
    expect(running.log()).not.toContain(key);
  }
}

it('keeps every acknowledged click after kill -9, locks its folder, manages keys, and stops cleanly', async () => {
  const first = await start();
  const made = await fetch(`${first.url}/api/creator/v2/links`, {
    method: 'POST',
    headers: { authorization: `Bearer ${first.creatorToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ product: { primary_id: primaryId, marketplace }, subid1: 'kill' }),
  });
  const link = await made.json();
  expect(link).toMatchObject({ type: 'product', marketplace });
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' };
  const clicks = Array.from({ length: 64 }, () => fetch(link.url, { redirect: 'manual', headers }));
  for (const answer of await Promise.all(clicks)) expect(answer.status).toBe(302);
  await end(first, 'SIGKILL');

  const second = await start(['--latency-ms', '800']);
  expect([second.sellerKey, second.creatorToken]).toEqual([first.sellerKey, first.creatorToken]);
  const { body } = await ask(second, `/api/seller/v1/reports/clicks?${day}`);
  const row = body.reports.find((one: { linkId: string }) => one.linkId === link.id);
  expect(row).toMatchObject({ clicks: 64, final: false });

  await refuseOthers(second);
  await stopInFlight(second);
});

it('generates files that only their owner can read', async () => {
  const file = join(folder, 'secrets/platform-keys');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(file, 'utf8'))).toHaveProperty('sellerKey');
});
