import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'playwright/test';
import { findFreePort } from '@/lib/testing/free-port';
import { awaitReady, endServers, folderOf, signIn, start } from './own-server';
import { admin } from './servers';

test.afterAll(endServers);

test('requests and API calls become spans without addresses and keys', async () => {
  const bodies: string[] = [];
  const collector = createServer(async (request, response) => {
    bodies.push(await text(request).catch(() => 'ended halfway'));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const port = await findFreePort();
  await new Promise<void>((ready) => collector.listen(port, '127.0.0.1', ready));
  const server = await start({
    DATA_DIR: folderOf('traces'),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  });
  await awaitReady(server);
  const context = await signIn(server.url);
  expect((await context.get('/api/seller/v1/brands?limit=7')).status()).toBe(200);
  expect((await context.get('/products?q=secret-search')).status()).toBe(200);
  expect((await context.get('/reset/secret-token?a=secret-query')).status()).toBe(200);
  expect((await context.get('/api/live/pdl_secret.csv')).status()).toBe(404);
  expect((await context.get('/s/pds_secret')).status()).toBe(404);
  server.child.kill('SIGTERM');
  expect(await server.ended, server.text()).toBe(0);
  collector.close();

  const sent = bodies.join('\n');
  for (const name of [
    'upstream listBrands',
    'GET /products',
    'GET /reset/[token]',
    'GET /api/live/[file]',
    'GET /s/[token]',
  ]) {
    expect(sent).toContain(`"name":"${name}"`);
  }
  expect(sent).toContain('"stringValue":"partnerdeck"');
  expect(sent).not.toMatch(/secret|limit=7|\?/);
  for (const secret of [admin.sellerKey, admin.password, admin.email]) expect(sent).not.toContain(secret);
});
