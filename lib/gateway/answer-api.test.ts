import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerLinkRequest } from '@/features/links/answer-link-request';
import type { Caller } from '@/lib/access/caller';
import type { Member } from '@/lib/access/member';
import type { Scope } from '@/lib/access/scopes';
import { makeMember } from '@/lib/access/testing/people';
import { readEnvironment } from '@/lib/base/environment';
import { Failure } from '@/lib/base/failure';
import { madeLinks } from '@/lib/data/store/links-schema';
import { addConnection } from '@/lib/gateway/connections/add-connection';
import { testVault } from '@/lib/gateway/connections/testing/vault';
import { auditEvents, type Role } from '@/lib/server/identity/schema';
import { openTestPglite, type TestDatabase } from '@/lib/testing/databases';
import { answerApi } from './answer-api';
import { createGateway } from './gateway';
import { createHttpTransport } from './http-transport';
import { json, startFaultServer } from './testing/fault-server';

const environment = readEnvironment({ NODE_ENV: 'test' });
const link = { id: 'l1', type: 'product', marketplace: 'm', url: 'u', mobileOptimizedUrl: 'm' };
const site = 'http://localhost:3000';
const order = JSON.stringify({ product: { primary_id: 'B01' } });
const sent = { host: 'localhost:3000', origin: site, 'content-type': 'application/json' };

let database: TestDatabase;
let server: Awaited<ReturnType<typeof startFaultServer>>;
let http: ReturnType<typeof createHttpTransport>;
let member: Member;

beforeAll(async () => {
  database = await openTestPglite();
  server = await startFaultServer();
  http = createHttpTransport(server.url);
  member = await makeMember(database.db);
  const { workspaceId } = member;
  for (const family of ['seller', 'creator'] as const) {
    await addConnection(database.db, testVault, { workspaceId, family, key: `${family}-key-0123456789` });
  }
});

afterAll(async () => {
  await http.close();
  await server.close();
  await database.close();
});

type TestRequest = {
  path: string;
  role?: Role | undefined;
  /** Of an API token. */
  scopes?: readonly Scope[];
  platform?: boolean;
  /** The workspace requires a second factor that the member does not have. */
  lacksFactor?: boolean;
} & RequestInit;

/** The response; a Failure becomes its status and code. */
async function ask({ path, role, scopes, platform = false, lacksFactor = false, ...init }: TestRequest) {
  const gateway = createGateway({ db: database.db, vault: testVault, transport: http.transport });
  const embedded = async () => Response.json({ from: 'platform' }, { status: 418 });
  const makeLink: Parameters<typeof answerApi>[1]['makeLink'] = ({ workspaceId, userId }, request) =>
    answerLinkRequest(
      { db: database.db, call: gateway.callFor(workspaceId), owner: 'test' },
      { workspaceId, userId },
      request,
    );
  const runtime = { environment, gateway, makeLink, platform: platform ? embedded : undefined };
  const reader = async (): Promise<Caller | undefined> => {
    if (!role) return undefined;
    const caller = { id: 'caller', again: async () => undefined, hasFactor: false, network: '192.0.2.1' };
    const own = {
      ...member,
      role,
      sessionId: 'caller',
      hasFactor: true,
      lacksFactor,
      needsConfirmation: true,
    };
    return scopes ? { ...caller, member: own, scopes } : { ...caller, member: own, scopes: null };
  };
  try {
    const response = await answerApi(new Request(site + path, init), runtime, reader);
    return { status: response.status, body: await response.json(), headers: response.headers };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { status: error.status, body: error.code, issues: error.issues };
  }
}

const brands = '/api/seller/v1/brands';
const links = '/api/creator/v2/links';
const post = { method: 'POST', headers: sent, body: order };

describe('without a session', () => {
  it.each([
    ['no credentials, embedded', { path: brands, platform: true }, 418],
    [
      'a key of its own, embedded',
      { path: brands, platform: true, headers: { authorization: 'Bearer k' } },
      418,
    ],
    ['no credentials, API elsewhere', { path: brands }, 401],
    ['a key of its own, API elsewhere', { path: brands, headers: { authorization: 'Bearer k' } }, 401],
    [
      'a key beside a session, embedded',
      { path: brands, role: 'owner', platform: true, headers: { authorization: 'x' } },
      418,
    ],
    [
      'a key beside a session, API elsewhere',
      { path: brands, role: 'owner', headers: { authorization: 'x' } },
      401,
    ],
  ] satisfies [string, TestRequest, number][])('%s', async (_, request, status) => {
    server.answer(json({ brands: [], cursor: null }));
    const answer = await ask(request);
    expect(answer.status).toBe(status);
    if (status === 401) expect(answer.body).toEqual({ status: 401, message: 'Unauthorized' });
    expect(server.seen).toHaveLength(0);
  });
});

describe('with an API token', () => {
  const authorization = 'Bearer pd_token';
  const order = (id: string) => ({
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', origin: 'https://elsewhere.example' },
    body: JSON.stringify({ product: { primary_id: id } }),
  });

  it.each<[Scope, number, number, number]>([
    ['catalog:read', 200, 403, 403],
    ['reports:read', 403, 200, 403],
    ['links:read', 403, 403, 403],
    ['links:write', 403, 403, 200],
    ['settings:read', 403, 403, 403],
  ])('%s reads brands %i and reports %i, and makes links %i', async (scope, catalog, reports, makes) => {
    const token = { role: 'owner', scopes: [scope], headers: { authorization } } as const;
    server.answer(json({ brands: [], cursor: null }));
    expect((await ask({ path: brands, ...token })).status).toBe(catalog);
    server.answer(json({ reports: [], cursor: null }));
    const range = 'start=2026-01-01T00:00:00.000Z&end=2026-01-31T00:00:00.000Z';
    expect((await ask({ path: `/api/seller/v1/reports?${range}`, ...token })).status).toBe(reports);
    server.answer(json({ ...link, id: scope }));
    expect((await ask({ path: links, ...token, ...order(`B0 of ${scope}`) })).status).toBe(makes);
  });

  it('has no more rights than the role of its member', async () => {
    const all = { scopes: ['catalog:read', 'links:write'], headers: { authorization } } as const;
    expect((await ask({ path: brands, role: 'creator', ...all })).status).toBe(403);
    expect((await ask({ path: links, role: 'analyst', ...all, ...order('B0') })).status).toBe(403);
  });
});

describe('with a session', () => {
  it.each([
    ['owner', 200, 200],
    ['admin', 200, 200],
    ['analyst', 200, 403],
    ['creator', 403, 200],
  ] as const)('%s reads seller data %i and makes links %i', async (role, reads, makes) => {
    server.answer(json({ brands: [], cursor: null }));
    expect((await ask({ path: brands, role })).status).toBe(reads);
    server.answer(json({ ...link, id: role }));
    const body = JSON.stringify({ product: { primary_id: `B0 of ${role}` } });
    expect((await ask({ path: links, role, ...post, body })).status).toBe(makes);
    expect(server.seen).toHaveLength(makes === 200 ? 1 : 0);
  });

  it('does nothing for a member who lacks the second factor that the workspace requires', async () => {
    const seen = server.seen.length;
    for (const sent of [{ path: brands }, { path: links, ...post }]) {
      const { status, body } = await ask({ ...sent, role: 'owner', lacksFactor: true });
      expect([status, body]).toEqual([403, 'factor_needed']);
    }
    expect(server.seen).toHaveLength(seen);
    server.answer(json({ brands: [], cursor: null }));
    const token = { scopes: ['catalog:read'], headers: { authorization: 'Bearer pd_1' } } as const;
    expect((await ask({ path: brands, role: 'owner', lacksFactor: true, ...token })).status).toBe(200);
  });

  it('sends a link request once, stores it in the history and audits it', async () => {
    server.answer(json(link));
    const all = await Promise.all(
      Array.from({ length: 50 }, () => ask({ path: links, role: 'owner', ...post })),
    );
    for (const { status, body } of all) expect([status, body]).toEqual([200, link]);
    expect(server.seen).toHaveLength(1);
    expect(server.seen[0]?.body).toBe(order);
    const here = {
      made: eq(madeLinks.workspaceId, member.workspaceId),
      audit: eq(auditEvents.subject, 'B01'),
    };
    const made = await database.db
      .select()
      .from(madeLinks)
      .where(and(here.made, eq(madeLinks.productId, 'B01')));
    expect(made).toMatchObject([{ linkId: 'l1', userId: member.userId }]);
    expect(await database.db.select().from(auditEvents).where(here.audit)).toMatchObject([
      { action: 'link.created', userId: member.userId },
    ]);
  });

  it.each([
    [400, 400, 'bad_request'],
    [401, 424, 'key_refused'],
    [404, 404, 'not_found'],
    [415, 415, 'content_type'],
    [422, 422, 'invalid_input'],
    [429, 429, 'throttled'],
    [403, 502, 'upstream_refused'],
    [500, 502, 'upstream_failed'],
  ])('the API’s %i to a link is a %i, %s', async (upstream, status, code) => {
    server.answer(json({ status: upstream, message: 'No.' }, upstream));
    const body = JSON.stringify({ product: { primary_id: `B0 for ${upstream}` } });
    expect(await ask({ path: links, role: 'owner', ...post, body })).toMatchObject({ status, body: code });
  });

  it('a link request without a response is a 504, and is not sent again until the user retries', async () => {
    server.answer(json({ status: 500, message: 'No.' }, 500));
    const body = JSON.stringify({ product: { primary_id: 'B0 of doubt' } });
    const askAgain = () => ask({ path: links, role: 'owner', ...post, body });
    expect(await askAgain()).toMatchObject({ status: 502, body: 'upstream_failed' });
    expect(await askAgain()).toMatchObject({ status: 504, body: 'upstream_timeout' });
    expect(server.seen).toHaveLength(1);
  });

  it.each([
    ['another site', { ...sent, origin: 'https://evil.example' }],
    [
      'another site with a forged X-Forwarded-Host',
      { ...sent, origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
    ],
  ])('a POST from %s goes nowhere', async (_, headers) => {
    server.answer(json(link));
    expect(await ask({ path: links, role: 'owner', ...post, headers })).toMatchObject({ status: 403 });
    expect(server.seen).toHaveLength(0);
  });

  it.each([
    ['/api/seller/v1/unknown', 'GET', 404],
    ['/api/seller/v1/brands/a/b', 'GET', 404],
    ['/api/seller/v1/../../connections', 'GET', 404],
    [brands, 'POST', 405],
    [links, 'GET', 405],
  ])('%s %s is %i', async (path, method, status) => {
    const answer = await ask({ path, role: 'owner', method, headers: sent });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ status });
  });

  it.each([
    [`${brands}?limit=101`, ['limit']],
    [`${brands}?limit=1e1&active=yes`, ['limit', 'active']],
    [`${brands}?limit=1&limit=2`, ['limit']],
    [`${brands}?brand_ids=a,b`, ['brand_ids']],
    ['/api/seller/v1/brands/not-an-id', ['brand_id']],
    ['/api/seller/v1/reports?start=2026-01-01T00:00:00.000Z', ['end']],
  ])('%s names what is wrong', async (path, fields) => {
    const answer = await ask({ path, role: 'owner' });
    expect(answer).toMatchObject({ status: 422, body: 'invalid_input' });
    expect(answer.issues?.map(({ field }) => field)).toEqual(fields);
  });

  it('requires a JSON body and content type', async () => {
    const { 'content-type': _, ...untyped } = sent;
    expect(await ask({ path: links, role: 'owner', ...post, headers: untyped })).toMatchObject({
      status: 415,
    });
    expect(await ask({ path: links, role: 'owner', ...post, body: '{' })).toMatchObject({ status: 422 });
  });

  it('passes on only status and JSON, and nothing that the browser sent', async () => {
    server.answer(json({ brands: [], cursor: null }, 200, { 'set-cookie': 'a=b', 'x-secret': '1' }));
    const headers = { cookie: 'session=1', 'x-forwarded-for': '192.0.2.1', 'accept-language': 'de' };
    const answer = await ask({ path: `${brands}?limit=5&unknown=1`, role: 'owner', headers });
    const names = [...(answer.headers ?? new Headers()).keys()].sort();
    expect(names).toEqual(['cache-control', 'content-type']);
    expect(server.seen[0]?.url).toBe(`${brands}?limit=5&marketplace=marketplace.com`);
    for (const name of ['cookie', 'x-forwarded-for', 'accept-language']) {
      expect(server.seen[0]?.headers).not.toHaveProperty(name);
    }
  });

  it('"active" as a creator id is the list of active creators', async () => {
    server.answer(json({ creators: [], cursor: null }));
    const answer = await ask({ path: '/api/seller/v1/creators/active', role: 'owner' });
    expect(answer.body).toEqual({ creators: [], cursor: null });
  });
});
