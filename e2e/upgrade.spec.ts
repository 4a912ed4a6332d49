import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { expect, test } from 'playwright/test';
import { findFreePort } from '@/lib/testing/free-port';
import { startOwnPostgres } from './own-postgres';
import { awaitReady, endServers, folderOf, start } from './own-server';
import { encryptionKeys, fillPostgres, type Kind, readExpected, unpackFolder } from './upgrade/fixture';
import { readSite, signIn } from './upgrade/site';

// One after another: the API of a fixture has one port.
test.describe.configure({ mode: 'default' });

/** Versions with fixtures, which `make-fixture.ts` writes. */
const versions = readdirSync('e2e/upgrade').filter((name) => /^\d/.test(name));
const sent = new Set<string | undefined>();
let api: Server | undefined;

/** Serves an API without brands at `url`. */
async function serveApi(url: string): Promise<void> {
  const server = createServer(({ headers }, response) => {
    sent.add(headers.authorization);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"brands":[],"cursor":null}');
  });
  api = server.listen(Number(new URL(url).port), '127.0.0.1');
  await once(server, 'listening');
}

test.afterEach(async () => {
  endServers();
  api?.closeAllConnections();
  if (api?.listening) await new Promise((closed) => api?.close(closed));
});

type Summary = { currencies: unknown; receipt: { rows: number; pages: number } };
const isSummary = (answer: unknown): answer is Summary => 'receipt' in Object(answer);

/** Fields that must not change. A receipt also has the age of its rows, and figures of young days may still change. */
function pickLasting(answer: unknown): Record<string, unknown> {
  if (!isSummary(answer)) return Object(answer);
  const { currencies, receipt } = answer;
  const lasting: unknown = JSON.parse(
    JSON.stringify(currencies, (key, value: unknown) => (key === 'any' ? undefined : value)),
  );
  return { currencies: lasting, receipt: { rows: receipt.rows, pages: receipt.pages } };
}

/** Starts this version on another version's data, and expects everything that version showed. */
async function expectEverything(version: string, kind: Kind, environment: Record<string, string>) {
  const expected = readExpected(version, kind);
  const { sellerKey, shown, apiUrl = `http://127.0.0.1:${await findFreePort()}` } = expected;
  await serveApi(apiUrl);
  const server = await start({
    AFFILIATE_BASE_URL: apiUrl,
    ADMIN_EMAIL: '',
    ADMIN_PASSWORD: '',
    SELLER_API_KEY: '',
    ...environment,
  });
  await awaitReady(server);
  const ask = await signIn(server.url);
  const found = await readSite(ask, Object.keys(shown));
  for (const [path, answer] of Object.entries(shown))
    expect(found[path], path).toMatchObject(pickLasting(answer));
  sent.clear();
  await ask('/api/seller/v1/brands');
  expect([...sent]).toEqual([`Bearer ${sellerKey}`]);
  server.child.kill('SIGTERM');
  expect(await server.ended, server.text()).toBe(0);
}

for (const version of versions) {
  test(`a folder of ${version} shows every figure, key and link`, async () => {
    const folder = folderOf(`upgrade-${version}`);
    unpackFolder(version, folder);
    await expectEverything(version, 'embedded', { DATA_DIR: folder });
  });

  test(`a Postgres of ${version} shows every figure, key and link`, async () => {
    const server = await startOwnPostgres();
    try {
      await fillPostgres(version, server.url);
      await expectEverything(version, 'postgres', {
        DATABASE_URL: server.url,
        ENCRYPTION_KEYS: encryptionKeys,
        NEXTAUTH_SECRET: 'x'.repeat(48),
        DATA_DIR: folderOf(`beside-${version}`),
      });
    } finally {
      await server.stop();
    }
  });
}
