import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { examples } from '@/lib/contract/openapi/examples';
import { type OperationId, paths } from '@/lib/contract/paths';
import { closeRuntime, getRuntime } from '@/lib/runtime/runtime';
import { encodeSessionToken, sessionCookie } from '@/lib/server/accounts/session-token';
import { makeMember } from '@/lib/server/accounts/testing/people';
import { addConnection } from '@/lib/server/connections/add-connection';
import { startFaultServer } from '@/lib/server/gateway/testing/fault-server';
import { copyPgliteTemplate } from '@/lib/testing/databases';
import { answerRequest } from './testing/answer-request';

vi.mock('server-only', () => ({}));
const jar = vi.hoisted(() => ({ cookie: undefined as { name: string; value: string } | undefined }));
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => (jar.cookie?.name === name ? jar.cookie : undefined) }),
  headers: async () => new Headers(),
}));

const origin = 'http://localhost:3000';
const range = 'from=2026-10-01&to=2026-10-07';

/** The API's list behind each path. */
const lists: [path: string, query: string, OperationId][] = [
  ['brands', range, 'listBrands'],
  ['campaigns', '', 'listCampaigns'],
  ['creators', range, 'listActiveCreators'],
  ['products', range, 'listCatalogProducts'],
  ['products', `${range}&api=v1`, 'listProducts'],
  ['program-creators', range, 'listProgramCreators'],
];

let folder = '';
let api: Awaited<ReturnType<typeof startFaultServer>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partnerdeck-refresh-'));
  await copyPgliteTemplate(join(folder, 'app'));
  api = await startFaultServer();
  api.answer((response, { url }) => {
    const id = lists.find(([, , operation]) => url?.split('?')[0] === paths[operation].path)?.[2];
    const body = id ? { ...examples[id], cursor: null } : examples.lookupCreators;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('AFFILIATE_BASE_URL', api.url);
  const { db, secrets, vault } = await getRuntime();
  const { sessionId, workspaceId } = await makeMember(db);
  jar.cookie = { name: sessionCookie, value: await encodeSessionToken(sessionId, secrets.session) };
  await addConnection(db, vault, { workspaceId, family: 'seller', key: 'sk_seller_key' });
});

afterAll(async () => {
  await closeRuntime();
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

async function ask(method: string, path: string, query: string): Promise<Response> {
  const headers = { host: new URL(origin).host, origin };
  const request = new Request(`${origin}/api/catalog/${path}?${query}`, { method, headers });
  return answerRequest(request);
}

it.each(lists)('reads %s?%s again by POST alone', async (path, query, operation) => {
  const walks = () => api.seen.filter(({ url }) => url.split('?')[0] === paths[operation].path).length;
  const get = async () => (await ask('GET', path, query)).json();
  await expect.poll(get).toMatchObject({ list: { complete: true, refreshing: false } });
  expect(walks()).toBe(1);

  expect((await ask('GET', path, `${query}&refresh=true`)).status).toBe(422);
  await get();
  expect(walks()).toBe(1);

  const answer = await ask('POST', path, query);
  expect(answer.status).toBe(200);
  expect(Object.keys(await answer.json())).toEqual(Object.keys(await get()));
  await expect.poll(walks).toBe(2);
});
