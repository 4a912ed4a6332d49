import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { examples } from '@/lib/contract/openapi/examples';
import { type OperationId, paths } from '@/lib/contract/paths';
import { addConnection } from '@/lib/gateway/connections/add-connection';
import { startFaultServer } from '@/lib/gateway/testing/fault-server';
import { getRuntime } from '@/lib/runtime/runtime';
import { openDataFolder } from '@/lib/runtime/testing/data-folder';
import { answerRequest } from './testing/answer-request';
import { carrySession } from './testing/cookie-jar';

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

let api: Awaited<ReturnType<typeof startFaultServer>>;

openDataFolder();

beforeAll(async () => {
  api = await startFaultServer();
  api.answer((response, { url }) => {
    const id = lists.find(([, , operation]) => url?.split('?')[0] === paths[operation].path)?.[2];
    const body = id ? { ...examples[id], cursor: null } : examples.lookupCreators;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  vi.stubEnv('AFFILIATE_BASE_URL', api.url);
  const { db, secrets, vault } = await getRuntime();
  const { sessionId, workspaceId } = await makeMember(db);
  await carrySession(sessionId, secrets);
  await addConnection(db, vault, { workspaceId, family: 'seller', key: 'sk_seller_key' });
});

afterAll(() => api.close());

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
