import type { APIRequestContext } from 'playwright/test';
import { expect, signedOut as test } from './fixtures';

const malformed = { 'content-type': 'multipart/form-data; boundary=x' };
const json = { 'content-type': 'application/json' };
const action = { 'content-type': 'text/plain;charset=UTF-8' };

/** The id of a server action on the sign-in page, from its form. */
async function findAction(request: APIRequestContext): Promise<string> {
  const page = await (await request.get('/sign-in')).text();
  const [id] = /(?<=&quot;id&quot;:&quot;)[0-9a-f]+/.exec(page) ?? [];
  if (!id) throw new Error('The sign-in page names no action.');
  return id;
}

test('server action arguments that cannot be decoded are a 400 in the usual error shape', async ({
  request,
  baseURL,
}) => {
  const id = await findAction(request);
  const headers = { origin: baseURL ?? '', 'next-action': id };
  const requests = [
    { headers: { origin: headers.origin, ...malformed }, data: 'garbage' },
    { headers: { ...headers, ...malformed }, data: 'garbage' },
    { headers, multipart: { 0: 'garbage' } },
    { headers: { origin: headers.origin }, multipart: { [`$ACTION_ID_${id}`]: '' } },
    ...['garbage', '', '[null]', '["$K1"]', '["$1:__proto__:then"]', '['.repeat(30_000)].map((data) => ({
      headers: { ...headers, ...action },
      data,
    })),
  ];
  for (const sent of requests) {
    const answer = await request.post('/sign-in', sent);
    expect([sent, answer.status()]).toEqual([sent, 400]);
    expect(await answer.json()).toMatchObject({ status: 400, code: 'bad_request' });
  }
});

test('a server action rejects requests of another site', async ({ request }) => {
  const headers = { origin: 'https://evil.example', 'next-action': await findAction(request), ...action };
  const answer = await request.post('/sign-in', { headers, data: '[]' });
  expect(await answer.json()).toMatchObject({ status: 403, code: 'forbidden' });
  expect(answer.status()).toBe(403);
});

test('malformed requests to next-auth and the router are 4xx', async ({ request }) => {
  // A buffer, because invalid JSON text would be sent as a JSON string.
  const statuses = [
    request.post('/api/auth/callback/password', { headers: json, data: Buffer.from('{') }),
    request.post('/api/auth/signout', { headers: json, data: Buffer.from('"') }),
    request.get('/api/auth/csrf?callbackUrl=javascript:alert(1)'),
    request.get('/api/auth/error?error=%00'),
    request.get('/api/auth/callback/demo'),
    request.get('/sign-in', { headers: { rsc: '1', 'next-router-state-tree': 'garbage' } }),
    request.get('/sign-in%'),
  ].map(async (answer) => (await answer).status());
  expect(await Promise.all(statuses)).toEqual([400, 400, 400, 400, 404, 400, 400]);
});
