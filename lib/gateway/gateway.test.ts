import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeMember } from '@/lib/accounts/testing/people';
import { addConnection } from '@/lib/connections/add-connection';
import { listConnections } from '@/lib/connections/list-connections';
import { testVault } from '@/lib/connections/testing/vault';
import { Failure } from '@/lib/failure';
import { openTestPglite, type TestDatabase } from '@/lib/testing/databases';
import { checkKey } from './check-key';
import { createGateway } from './gateway';
import { createHttpTransport } from './http-transport';
import { json, startFaultServer } from './testing/fault-server';

const brand = {
  id: '0b9a1c1e-6f0e-4f6e-9a3b-2f9d1c7e5a10',
  name: 'North',
  active: true,
  image: '',
  bio: '',
  url: 'https://example.com',
  marketplace: 'marketplace.com',
};
const page = { brands: [brand], cursor: null };
const link = { id: 'l1', type: 'product', marketplace: 'm', url: 'u', mobileOptimizedUrl: 'm' };
const wanted = { query: { limit: 1 } };
const order = { body: { product: { primary_id: 'B01' } } };

let database: TestDatabase;
let server: Awaited<ReturnType<typeof startFaultServer>>;
let http: ReturnType<typeof createHttpTransport>;
let workspaceId: string;

function openGateway(deadline = 3_000, commonPlaces?: number) {
  return createGateway({
    db: database.db,
    vault: testVault,
    transport: http.transport,
    catalogParameters: { brand_ids: 'brandIds' },
    deadlines: { GET: deadline, POST: deadline },
    ...(commonPlaces !== undefined && { commonPlaces }),
  });
}

beforeAll(async () => {
  database = await openTestPglite();
  server = await startFaultServer();
  http = createHttpTransport(`${server.url}/prefix`);
}, 60_000);

beforeEach(async () => {
  ({ workspaceId } = await makeMember(database.db));
  for (const family of ['seller', 'creator'] as const) {
    await addConnection(database.db, testVault, { workspaceId, family, key: `${family}-key-0123456789` });
  }
});

afterAll(async () => {
  await http.close();
  await server.close();
  await database.close();
});

async function failureOf(promise: Promise<unknown>): Promise<Failure> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Failure) return error;
  throw new Error(`Expected a Failure, got ${error}.`);
}

describe('what leaves', () => {
  it('carries the stored key, the prefix of the base address, and no header beyond the list', async () => {
    server.answer(json(page));
    await openGateway().callFor(workspaceId)('listBrands', { query: { limit: 1, brand_ids: [brand.id] } });
    const [sent] = server.seen;
    expect(sent?.url).toBe(`/prefix/api/seller/v1/brands?limit=1&brand_ids=${brand.id}`);
    expect(sent?.headers.authorization).toBe('Bearer seller-key-0123456789');
    const names = Object.keys(sent?.headers ?? {}).sort();
    expect(names).toEqual(['accept', 'accept-encoding', 'authorization', 'connection', 'host', 'user-agent']);
  });

  it('names the catalog filters as this installation is told to', async () => {
    server.answer(json({ products: [], cursor: null }));
    const query = { brand_ids: [brand.id], active: true };
    await openGateway().callFor(workspaceId)('listCatalogProducts', { query });
    expect(server.seen[0]?.url).toBe(`/prefix/api/seller/v2/products?brandIds=${brand.id}&active=true`);
  });

  it('goes to an API by its name', async () => {
    server.answer(json(page));
    const local = createHttpTransport(server.url.replace('127.0.0.1', 'localhost'));
    await checkKey(local.transport, 'seller', 'seller-key-0123456789');
    expect(server.seen).toHaveLength(1);
    await local.close();
  });

  it('says key_missing, and asks nobody, without a key of the family', async () => {
    const stranger = await makeMember(database.db);
    server.answer(json(page));
    const failure = await failureOf(openGateway().callFor(stranger.workspaceId)('listBrands', wanted));
    expect(failure.code).toBe('key_missing');
    expect(server.seen).toHaveLength(0);
  });
});

describe('what comes back', () => {
  it('is unpacked, and carries through values from sets that grow', async () => {
    const packed = gzipSync(
      JSON.stringify({ brands: [{ ...brand, marketplace: 'marketplace.jp', news: 1 }], cursor: 'c' }),
    );
    server.answer((response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed));
    const answer = await openGateway().callFor(workspaceId)('listBrands', wanted);
    expect(answer).toEqual({ brands: [{ ...brand, marketplace: 'marketplace.jp' }], cursor: 'c' });
  });

  it.each([
    ['a wrong field', json({ brands: [{ ...brand, active: 'yes' }], cursor: null }), /brands\.0\.active/],
    ['truncated JSON', (r) => r.writeHead(200).end('{"brands":[{"id"'), /not JSON/],
    ['a huge body', (r) => r.writeHead(200).end(Buffer.alloc(9_000_000, 32)), /too large/],
    [
      'a small body that unpacks to a huge one',
      (r) => r.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(9_000_000, 32))),
      /too large/,
    ],
    [
      'bytes that do not unpack',
      (r) => r.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
      /unpacked/,
    ],
  ] satisfies [string, Parameters<typeof server.answer>[0], RegExp][])(
    '%s is upstream_invalid, and not asked for again',
    async (_, answer, words) => {
      server.answer(answer);
      const failure = await failureOf(openGateway().callFor(workspaceId)('listBrands', wanted));
      expect(failure).toMatchObject({ code: 'upstream_invalid', status: 502 });
      expect(failure.message).toMatch(words);
      expect(server.seen).toHaveLength(1);
    },
  );

  it('names the field at fault for the page to show', async () => {
    server.answer(json({ brands: [{ ...brand, name: null }], cursor: null }));
    const failure = await failureOf(openGateway().callFor(workspaceId)('listBrands', wanted));
    expect(failure.issues[0]?.field).toBe('brands.0.name');
  });

  it.each([
    [400, 'bad_request', 'Told so'],
    [404, 'not_found', 'Told so'],
    [422, 'invalid_input', 'Told so'],
    [401, 'key_refused', 'The API refused the stored key. Replace it in Settings, Connections.'],
    [403, 'upstream_refused', 'The API refused the request with status 403.'],
    [409, 'upstream_refused', 'The API refused the request with status 409.'],
    [500, 'upstream_failed', 'The API failed with status 500.'],
  ] as const)('%i becomes %s', async (status, code, message) => {
    server.answer(json({ status, message: 'Told so' }, status));
    const failure = await failureOf(openGateway().callFor(workspaceId)('listBrands', wanted));
    expect(failure).toMatchObject({ code, message });
    expect(server.seen).toHaveLength(1);
  });

  it('is never a redirect followed with the key', async () => {
    server.answer((response) => response.writeHead(302, { location: `${server.url}/elsewhere` }).end());
    const failure = await failureOf(openGateway().callFor(workspaceId)('listBrands', wanted));
    expect(failure.code).toBe('upstream_failed');
    expect(server.seen).toHaveLength(1);
  });
});

describe('trying again', () => {
  const reset = (response: { destroy: () => void }) => response.destroy();

  it.each([
    ['429', json({ status: 429, message: '' }, 429, { 'retry-after': '0' })],
    ['502', json({}, 502)],
    ['503', json({}, 503)],
    ['504', json({}, 504)],
    ['a reset', reset],
  ])('a GET that met %s succeeds the next time', async (_, fault) => {
    server.answer(fault, json(page));
    await expect(openGateway().callFor(workspaceId)('listBrands', wanted)).resolves.toEqual(page);
    expect(server.seen).toHaveLength(2);
  });

  it('ends after two more tries', async () => {
    server.answer(json({}, 503));
    const failure = await failureOf(openGateway().callFor(workspaceId)('listBrands', wanted));
    expect(failure.code).toBe('upstream_unavailable');
    expect(server.seen).toHaveLength(3);
  });

  it.each([json({}, 503), json({}, 429), reset])('a POST is sent once', async (fault) => {
    server.answer(fault);
    await failureOf(openGateway().callFor(workspaceId)('createLink', order));
    expect(server.seen).toHaveLength(1);
  });

  it('waits as long as Retry-After says, or passes it on where that is too long', async () => {
    server.answer(json({}, 429, { 'retry-after': '1' }), json(page));
    const started = Date.now();
    await openGateway().callFor(workspaceId)('listBrands', wanted);
    expect(Date.now() - started).toBeGreaterThanOrEqual(950);

    server.answer(json({}, 429, { 'retry-after': '60' }));
    const failure = await failureOf(openGateway().callFor(workspaceId)('listBrands', wanted));
    expect(failure).toMatchObject({ code: 'throttled', retryAfter: 60 });
    expect(server.seen).toHaveLength(1);
  });

  it('leaves a 429 to a sync, which slows down by itself', async () => {
    server.answer(json({}, 429, { 'retry-after': '0' }));
    await failureOf(openGateway().callFor(workspaceId, 'sync')('listBrands', wanted));
    expect(server.seen).toHaveLength(1);
  });
});

describe('time', () => {
  it('ends at the deadline, however slowly bytes drip', async () => {
    server.answer((response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(drip));
    });
    const started = Date.now();
    const failure = await failureOf(openGateway(400).callFor(workspaceId)('listBrands', wanted));
    expect(failure.code).toBe('upstream_timeout');
    expect(Date.now() - started).toBeLessThan(1_500);
  });

  it('ends when the caller leaves', async () => {
    server.answer(() => {});
    const leaving = new AbortController();
    const call = openGateway().callFor(workspaceId)('listBrands', wanted, { signal: leaving.signal });
    setTimeout(() => leaving.abort(), 100);
    await expect(call).rejects.toThrow(/abort/i);
  });

  it('stops asking an API that keeps failing, for that workspace alone', async () => {
    const gateway = openGateway();
    server.answer(json({}, 500));
    for (let n = 0; n < 8; n++) await failureOf(gateway.callFor(workspaceId)('listBrands', wanted));
    const failure = await failureOf(gateway.callFor(workspaceId)('listBrands', wanted));
    expect(failure).toMatchObject({ code: 'upstream_unavailable', retryAfter: 10 });
    expect(server.seen).toHaveLength(8);

    const other = await makeMember(database.db);
    const key = 'another-key-0123456789';
    await addConnection(database.db, testVault, { workspaceId: other.workspaceId, family: 'seller', key });
    server.answer(json(page));
    await expect(gateway.callFor(other.workspaceId)('listBrands', wanted)).resolves.toEqual(page);
  });
});

describe('an API that refuses', () => {
  it.each([402, 403, 405, 409, 410, 418, 451])('is asked on, after any number of %i', async (status) => {
    const gateway = openGateway();
    server.answer(json({}, status));
    for (let n = 0; n < 12; n++) await failureOf(gateway.callFor(workspaceId)('listBrands', wanted));
    expect(server.seen).toHaveLength(12);
    server.answer(json(page));
    await expect(gateway.callFor(workspaceId)('listBrands', wanted)).resolves.toEqual(page);
  });
});

describe('workspaces whose API hangs', () => {
  const hanging = 'hanging-key-0123456789';

  /** Workspaces that use up every call they may have under way; what they wait for never comes. */
  async function hang(gateway: ReturnType<typeof openGateway>, count: number) {
    const leave = new AbortController();
    const calls: Promise<unknown>[] = [];
    for (let n = 0; n < count; n++) {
      const { workspaceId: id } = await makeMember(database.db);
      await addConnection(database.db, testVault, { workspaceId: id, family: 'seller', key: hanging });
      for (const lane of ['page', 'sync'] as const) {
        for (let call = 0; call < 20; call++) {
          calls.push(gateway.callFor(id, lane)('listBrands', wanted, { signal: leave.signal }));
        }
      }
    }
    let ended = 0;
    for (const call of calls) call.catch(() => {}).finally(() => ended++);
    return { ended: () => ended, leave: () => leave.abort() };
  }

  const underWay = () =>
    server.seen.filter(({ headers }) => headers.authorization === `Bearer ${hanging}`).length;
  const answerOthers: Parameters<typeof server.answer>[0] = (response, request) => {
    if (request.headers.authorization !== `Bearer ${hanging}`) json(page)(response, request);
  };

  it.each([
    ['4', 4, undefined, 4 * 32],
    ['40, more than there are places for', 40, 50, 50 + 40 * 6],
  ])('never hold up another: %s', async (_, count, commonPlaces, connections) => {
    const gateway = openGateway(30_000, commonPlaces);
    server.answer(answerOthers);
    const others = await hang(gateway, count);
    await expect.poll(underWay).toBe(connections);
    const call = gateway.callFor(workspaceId);
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all([1, 2, 3, 4].map(() => call('listBrands', wanted)));
      expect(answers).toEqual([page, page, page, page]);
    }
    expect(others.ended()).toBe(0);
    expect(underWay()).toBe(connections);
    others.leave();
    await expect.poll(others.ended).toBe(count * 40);
  });
});

describe('health', () => {
  const health = async () => {
    const [seller] = await listConnections(database.db, workspaceId);
    return seller;
  };

  it('notes the last success and the last refusal', async () => {
    const gateway = openGateway();
    server.answer(json(page), json({ status: 401, message: 'Unauthorized' }, 401));
    await gateway.callFor(workspaceId)('listBrands', wanted);
    await expect.poll(async () => (await health())?.lastSuccessAt).toBeTruthy();
    expect((await health())?.lastRefusedAt).toBeNull();
    await failureOf(gateway.callFor(workspaceId)('listBrands', wanted));
    await expect.poll(async () => (await health())?.lastRefusedAt).toBeTruthy();
  });

  it('uses a new key at once', async () => {
    const gateway = openGateway();
    server.answer(json(link));
    await gateway.callFor(workspaceId)('createLink', order);
    const key = 'newer-key-0123456789';
    await addConnection(database.db, testVault, { workspaceId, family: 'creator', key });
    gateway.forgetKeys(workspaceId);
    await gateway.callFor(workspaceId)('createLink', order);
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer creator-key-0123456789',
      'Bearer newer-key-0123456789',
    ]);
    expect(server.seen[0]?.body).toBe('{"product":{"primary_id":"B01"}}');
  });
});
