import { beforeAll, describe, expect, it } from 'vitest';
import { changeGrant } from '@/lib/access/grants/testing/stored-grant';
import { tokens } from '@/lib/access/grants/tokens';
import { type Scope, scopes } from '@/lib/access/scopes';
import { encodeSessionToken } from '@/lib/access/session-token';
import { getRuntime } from '@/lib/runtime/runtime';
import { answerRequest } from './testing/answer-request';
import { setCookie } from './testing/cookie-jar';
import { clients } from './testing/mcp-clients';
import { recordedRequests } from './testing/mcp-requests';
import { serveApi } from './testing/serve-api';
import { giveToken, makePeople, origin } from './testing/tokens';

const memberOf = makePeople();
const serve = serveApi();
const address = () => serve('/api/mcp');
let token = '';

beforeAll(async () => {
  token = await giveToken(memberOf('owner'));
});

const days = { from: '2026-01-01', to: '2026-01-31' };
const link = { productId: 'B0EXAMPLE1' };

/** Each tool, arguments of it, and the scope that it needs. */
const tools: [name: string, args: Record<string, unknown>, scope: Scope][] = [
  ['search', { q: 'kettle' }, 'catalog:read'],
  ['brands', days, 'catalog:read'],
  ['products', days, 'catalog:read'],
  ['creators', days, 'catalog:read'],
  ['campaigns', {}, 'catalog:read'],
  ['desk', {}, 'catalog:read'],
  ['report', days, 'reports:read'],
  ['trend', days, 'reports:read'],
  ['placements', days, 'reports:read'],
  ['funnel', days, 'reports:read'],
  ['profit', days, 'reports:read'],
  ['settlement', days, 'reports:read'],
  ['effects', days, 'reports:read'],
  ['goals', {}, 'reports:read'],
  ['today', {}, 'reports:read'],
  ['statement', { month: '2026-01', currency: 'USD' }, 'reports:read'],
  ['changes', { since: '2026-01-01T00:00:00.000Z' }, 'reports:read'],
  ['links', {}, 'links:read'],
  ['link_health', {}, 'links:read'],
  ['create_link', link, 'links:write'],
  ['create_link', { ...link, confirm: 'x' }, 'links:write'],
];

const lacks = (scope: Scope) => `This API token lacks the scope ${scope}.`;

it('covers every tool', async () => {
  const agent = await clients['2026-07-28'](address(), token);
  const names = (await agent.tools()).map(({ name }) => name);
  expect([...new Set(tools.map(([name]) => name))].sort()).toEqual(names.sort());
  await agent.close();
});

it.each(scopes)(
  'a token with the scope %s alone calls its tools, and is told which scope others need',
  async (given) => {
    const agent = await clients['2026-07-28'](address(), await giveToken(memberOf('owner'), [given]));
    for (const [name, args, scope] of tools) {
      const { isError, text } = await agent.call(name, args);
      if (scope === given) expect(text, name).not.toContain('scope');
      else expect([isError, text], name).toEqual([true, lacks(scope)]);
    }
    await agent.close();
  },
);

it('follows the role that the member has now', async () => {
  const creator = await giveToken(memberOf('creator'), ['links:read', 'links:write']);
  const { db } = await getRuntime();
  await changeGrant(db, creator, { opens: { scopes } });
  const agent = await clients['2026-07-28'](address(), creator);
  for (const [name, args, scope] of tools) {
    const { text } = await agent.call(name, args);
    const refused = 'The role creator may not do this.';
    if (scope.startsWith('links:')) expect(text, name).not.toBe(refused);
    else expect(text, name).toBe(refused);
  }
  await agent.close();
});

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

/** Sends a message as a program does, or with the headers given. */
async function send(more: HeadersInit = {}, body: unknown = list, method = 'POST') {
  const headers = {
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
    'mcp-protocol-version': '2025-06-18',
    ...more,
  };
  const init = { method, headers, ...(method === 'POST' && { body: JSON.stringify(body) }) };
  const response = await answerRequest(new Request(`${origin}/api/mcp`, init));
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const messageOf = ({ text }: { text: string }): string => JSON.parse(text).message;

describe('a client', () => {
  it.each(recordedRequests)('that is $client is answered', async ({ accept, headers, answered }) => {
    const sent = new Headers({ 'content-type': 'application/json', ...headers, ...bearer(token) });
    if (accept !== null) sent.set('accept', accept);
    const init = { method: 'POST', headers: sent, body: JSON.stringify(list) };
    const response = await answerRequest(new Request(`${origin}/api/mcp`, init));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(answered);
    expect(await response.text()).toContain('"name":"report"');
    // Whether it stays open is for the server to say, which knows what the client asked for.
    expect(response.headers.get('connection')).toBeNull();
  });
});

describe('what opens it', () => {
  it('is a token', async () => {
    const { status, headers, text } = await send(bearer(token));
    expect([status, text.includes('"name":"report"')]).toEqual([200, true]);
    expect([headers.get('mcp-session-id'), headers.get('set-cookie')]).toEqual([null, null]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('ratelimit')).toMatch(/^"token";r=\d+;t=\d+$/);
  });

  const ends = {
    expired: [{ expiresAt: new Date(Date.now() - 1_000) }, 'This API token has expired.'],
    revoked: [{ revokedAt: new Date() }, 'This API token was revoked.'],
  } as const;

  it.each(['expired', 'revoked'] as const)('is no token that has %s', async (end) => {
    const [values, message] = ends[end];
    const ended = await giveToken(memberOf('owner'));
    expect((await send(bearer(ended))).status).toBe(200);
    const { db } = await getRuntime();
    await changeGrant(db, ended, values);
    const answer = await send(bearer(ended));
    expect([answer.status, messageOf(answer)]).toEqual([401, message]);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  const missing = 'Send an API token: Authorization: Bearer pd_…. Create one in Settings, API tokens.';

  it.each(['POST', 'GET', 'DELETE'])(
    'is no %s without a token, with another one, or with a cookie',
    async (method) => {
      const { secrets } = await getRuntime();
      const cookies = [undefined, await encodeSessionToken(memberOf('owner').sessionId, secrets.session)];
      for (const cookie of cookies) {
        setCookie(cookie);
        for (const headers of [new Headers(), new Headers({ authorization: 'Bearer sk_key' })]) {
          const answer = await send({ ...Object.fromEntries(headers), origin }, list, method);
          expect([answer.status, messageOf(answer)]).toEqual([401, missing]);
          expect(answer.headers.get('www-authenticate')).toBe('Bearer');
        }
      }
      setCookie(undefined);
    },
  );

  it('is no token beside a cookie', async () => {
    setCookie('anything');
    const answer = await send(bearer(token));
    expect([answer.status, messageOf(answer)]).toEqual([
      400,
      'Send an API token or a session cookie, not both.',
    ]);
    setCookie(undefined);
  });

  it('is nothing with MCP=off', async () => {
    const { environment } = await getRuntime();
    environment.MCP = 'off';
    for (const method of ['POST', 'GET', 'DELETE']) {
      expect((await send(bearer(token), list, method)).status, method).toBe(404);
    }
    environment.MCP = 'on';
  });
});

describe('its limits', () => {
  it('are those of tokens', async () => {
    const runtime = await getRuntime();
    const { token: usual } = runtime.limits;
    runtime.limits.token = tokens.createLimit({ ...runtime.environment, TOKEN_REQUESTS_PER_MINUTE: 1 });
    expect((await send(bearer(token))).headers.get('ratelimit')).toBe('"token";r=0;t=60');
    const answer = await send(bearer(token));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
    runtime.limits.token = usual;
  });

  it('are one message of 64 kB in a request', async () => {
    expect((await send(bearer(token), { ...list, params: { x: 'x'.repeat(70_000) } })).status).toBe(413);
    expect((await send(bearer(token), [list, list])).status).toBe(400);
    expect((await send({ ...bearer(token), 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('are no streams: nothing to subscribe to, and no session', async () => {
    for (const method of ['GET', 'DELETE']) {
      expect((await send(bearer(token), list, method)).status, method).toBe(405);
    }
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const params = { notifications: { toolsListChanged: true }, _meta };
    const { text, headers } = await send(
      { ...bearer(token), 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' },
      { jsonrpc: '2.0', id: 2, method: 'subscriptions/listen', params },
    );
    expect(headers.get('content-type')).toContain('application/json');
    expect(JSON.parse(text)).toMatchObject({ id: 2, error: { message: 'Subscription limit reached' } });
  });
});
