/**
 * Makes the fixture of a version by running that version: npm run upgrade:fixture -- 0.1.0 013f014
 * Builds the commit in a worktree and serves it on a new folder and on a new Postgres. Uses it as people do, records
 * what it shows, stops it, and packs its data. Takes about ten minutes. WORKTREE is the path of an existing worktree.
 */
import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@/lib/testing/free-port';
import { startPostgres } from '@/lib/testing/postgres';
import { encryptionKeys, type Kind, writeFixture } from './fixture';
import { type Ask, owner, range, readSite, signIn, sitePaths } from './site';

const [version = '', commit = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'partnerdeck-upgrade-'));
const worktree = process.env.WORKTREE ?? join(folder, 'worktree');

/** Runs a command of that version without this environment. */
function run(args: string[], env: Record<string, string>): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  return spawn(process.execPath, args, {
    cwd: worktree,
    env: { PATH, HOME, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  assert.deepEqual(await gone, [0, null]);
}

async function until(what: string, find: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 2_400; tries++) {
    if (await find().catch(() => false)) return;
    await sleep(500);
  }
  throw new Error(`Not seen in twenty minutes: ${what}`);
}

const readyLine = /^\{.*\}$/m;

/** The test listens on it later. Below the ports that systems give to clients. */
const apiPort = 18_447;

/** Runs that version's API, with a key of its smaller seller. */
async function startApi() {
  const env = { DATA_DIR: join(folder, 'api'), LOG_LEVEL: 'silent' };
  const child = run(['scripts/platform.mjs', '--port', String(apiPort)], env);
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  await until('the API', async () => readyLine.test(output));
  await stop(child);
  const create = ['scripts/platform.mjs', 'keys', 'create', '--seller', 'Kestrel Field Co.'];
  const { PATH = '' } = process.env;
  const text = execFileSync(process.execPath, create, {
    cwd: worktree,
    env: { PATH, NODE_ENV: 'production', ...env },
    encoding: 'utf8',
  });
  const sellerKey = /sk_[\w-]+|pd_[\w-]+/.exec(text)?.[0];
  assert(sellerKey, text);
  const serving = run(['scripts/platform.mjs', '--port', String(apiPort)], env);
  const url = `http://127.0.0.1:${apiPort}`;
  await until('the API again', () => fetch(`${url}/api/openapi.json`));
  const { sellerKey: demoKey, creatorToken } = JSON.parse(readyLine.exec(output)?.[0] ?? '');
  return { url, sellerKey, demoKey, creatorToken, stop: () => stop(serving) };
}

type Api = Awaited<ReturnType<typeof startApi>>;

async function findProducts({ url, demoKey }: Api): Promise<string[]> {
  const answer = await fetch(
    `${url}/api/seller/v2/products?active=true&marketplace=marketplace.com&limit=40`,
    {
      headers: { authorization: `Bearer ${demoKey}` },
    },
  );
  const { products } = (await answer.json()) as { products: { primaryId: string }[] };
  return products.map(({ primaryId }) => primaryId);
}

/** Typical use: load reports, create single links and a batch, save a view. */
async function use(ask: Ask, api: Api): Promise<void> {
  await ask(`/api/ledger/sync?${range}`, 'POST');
  await until('all reports', async () => {
    const answers = (await Promise.all(
      sitePaths.filter((path) => path.includes('summary')).map((path) => ask(path)),
    )) as {
      receipt: { state: string };
    }[];
    return answers.every(({ receipt }) => receipt.state === 'complete');
  });
  const products = await findProducts(api);
  const made: string[] = [];
  for (const productId of products) {
    if (made.length === 3) break;
    const subids = { subid1: `letter${made.length}`, subid2: 'autumn' };
    const link = { productId, marketplace: 'marketplace.com', ...subids };
    if (await ask('/api/links', 'POST', link).catch(() => undefined)) made.push(productId);
  }
  const lines = made.map((productId) => ({
    productId,
    marketplace: 'marketplace.com',
    title: `Title of ${productId}`,
  }));
  const batch = (await ask('/api/links/batches', 'POST', {
    name: 'Autumn',
    lines,
    subids: ['one', 'two'],
  })) as { id: string };
  await ask(`/api/links/batches/${batch.id}`, 'PATCH', { action: 'start' });
  await until('the batch', async () => {
    const { state } = (await ask(`/api/links/batches/${batch.id}`)) as { state: string };
    return state === 'finished';
  });
  await ask('/api/views', 'POST', { page: '/products', name: 'Lamps', search: 'q=lamp' });
}

async function record(
  kind: Kind,
  api: Api,
  env: Record<string, string>,
  pack: () => Promise<Buffer>,
): Promise<void> {
  const port = await findFreePort();
  const server = run(['scripts/start.mjs'], {
    PORT: String(port),
    AFFILIATE_BASE_URL: api.url,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    SELLER_API_KEY: api.sellerKey,
    CREATOR_ACCESS_TOKEN: api.creatorToken,
    LOG_LEVEL: 'warn',
    ...env,
  });
  const site = `http://localhost:${port}`;
  await until('the site', async () => (await fetch(`${site}/readyz`)).ok);
  const ask = await signIn(site);
  await use(ask, api);
  const shown = await readSite(ask);
  await stop(server);
  writeFixture(version, kind, await pack(), { sellerKey: api.sellerKey, apiUrl: api.url, shown });
  console.log(`${kind}: written`);
}

/** Postgres' WAL has 16 MB. After a checkpoint, the next start needs none of it. */
async function emptyLog(postgres: string): Promise<void> {
  const script = `import { PGlite } from '@electric-sql/pglite';
    const client = await PGlite.create(${JSON.stringify(postgres)});
    await client.exec('set wal_recycle = off; select pg_switch_wal(); checkpoint;');
    await client.close();`;
  const [code] = await once(run(['--input-type=module', '--eval', script], {}), 'exit');
  assert.equal(code, 0);
}

if (!existsSync(worktree)) {
  execFileSync('git', ['worktree', 'add', '--detach', worktree, commit], { stdio: 'inherit' });
}
const api = await startApi();
const data = join(folder, 'data');
await record('embedded', api, { DATA_DIR: data }, async () => {
  await emptyLog(join(data, 'app', 'postgres'));
  const parts = readdirSync(data);
  return execFileSync('tar', ['-c', '--sort=name', '-C', data, ...parts], { maxBuffer: 1e9 });
});

const postgres = await startPostgres();
assert(postgres, 'Postgres must be installed.');
const settings = {
  DATABASE_URL: postgres.url,
  DATA_DIR: join(folder, 'beside'),
  ENCRYPTION_KEYS: encryptionKeys,
};
await record('postgres', api, { ...settings, NEXTAUTH_SECRET: 'x'.repeat(48) }, async () =>
  execFileSync('pg_dump', ['--no-owner', '--no-privileges', postgres.url], { maxBuffer: 1e9 }),
);
await api.stop();
await postgres.stop();
if (!process.env.WORKTREE) execFileSync('git', ['worktree', 'remove', '--force', worktree]);
rmSync(folder, { recursive: true });
process.exit(0);
