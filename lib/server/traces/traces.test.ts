import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { context, diag, propagation, trace } from '@opentelemetry/api';
import { AppRenderSpan, BaseServerSpan } from 'next/dist/server/lib/trace/constants';
import { getTracer } from 'next/dist/server/lib/trace/tracer';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { addConnection } from '@/lib/gateway/connections/add-connection';
import { testVault } from '@/lib/gateway/connections/testing/vault';
import { createGateway } from '@/lib/gateway/gateway';
import { openTestPglite, type TestDatabase } from '@/lib/testing/databases';
import { startTraces } from './start-traces';

type Value = { stringValue?: string; intValue?: number };
type SentSpan = {
  name: string;
  traceId: string;
  attributes: { key: string; value: Value }[];
  status: object;
};

const key = 'seller-key-0123456789';
const bodies: string[] = [];
const headers: unknown[] = [];
const collector = createServer(async (request, response) => {
  headers.push([request.url, request.headers.authorization]);
  bodies.push(await text(request).catch(() => 'ended halfway'));
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestPglite();
  await new Promise<void>((ready) => collector.listen(0, '127.0.0.1', ready));
  const { port } = collector.address() as AddressInfo;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`);
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'authorization=Bearer%20collector');
  vi.stubEnv('OTEL_SERVICE_NAME', 'deck-of-test');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  for (const part of [context, diag, propagation, trace]) part.disable();
  collector.close();
  await database.close();
});

it('exports requests and calls without URLs, queries and keys', async () => {
  const { workspaceId } = await makeMember(database.db);
  await addConnection(database.db, testVault, { workspaceId, family: 'seller', key });
  const traces = await startTraces();
  const { callFor } = createGateway({
    db: database.db,
    vault: testVault,
    transport: async () => ({ status: 429, retryAfter: null, text: '{}' }),
    onCall: traces.addCall,
  });
  const call = () =>
    callFor(workspaceId, 'sync')('listBrands', { query: { limit: 1, cursor: 'secret-cursor' } });
  const request = {
    spanName: 'GET /brands?q=secret-search',
    attributes: {
      'http.method': 'GET',
      'http.target': '/reset/secret-token?q=secret-search',
      'http.request.header.authorization': 'Bearer pd_secret',
    },
  };
  const fetching = {
    spanName: 'fetch GET https://api.example.com/a?key=secret-key',
    attributes: { 'http.url': 'https://api.example.com/a?key=secret-key' },
  };
  await getTracer().trace(BaseServerSpan.handleRequest, request, async (span) => {
    span?.setAttribute('http.route', '/brands');
    await expect(call()).rejects.toThrow();
    const failing = async () => Promise.reject(new Error(`secret-error ${key}`));
    await getTracer()
      .trace(AppRenderSpan.fetch, fetching, failing)
      .catch(() => {});
  });
  await traces.close();

  const sent = bodies.join('\n');
  expect(sent).not.toMatch(/secret/);
  expect(sent).not.toContain(key);
  expect(headers).toEqual([['/v1/traces', 'Bearer collector']]);
  const [{ resource, scopeSpans }] = JSON.parse(sent).resourceSpans;
  expect(JSON.stringify(resource)).toMatch(/deck-of-test.*service\.version|service\.version.*deck-of-test/);
  const spans: SentSpan[] = scopeSpans.flatMap((scope: { spans: SentSpan[] }) => scope.spans);
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
  const shown = spans.map(({ name, attributes }) => [
    name,
    Object.fromEntries(attributes.map(({ key: of, value }) => [of, value.stringValue ?? value.intValue])),
  ]);
  expect(Object.fromEntries(shown)).toEqual({
    GET: { 'http.method': 'GET', 'http.route': '/brands', 'next.span_type': 'BaseServer.handleRequest' },
    'fetch GET': { 'next.span_type': 'AppRender.fetch', 'error.type': 'Error' },
    'upstream listBrands': {
      'partnerdeck.operation': 'listBrands',
      'partnerdeck.outcome': 'throttled',
      'error.type': 'throttled',
    },
  });
});
