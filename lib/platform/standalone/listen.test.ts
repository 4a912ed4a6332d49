import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readJson } from '../http/read-json';
import { Refusal } from '../refusal';
import { type Listening, listen } from './listen';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let server: Listening;

beforeAll(async () => {
  server = await listen({ port: 0, host: '127.0.0.1' }, async (asked) => {
    if (asked.method === 'GET') return Response.json(asked.url.length);
    try {
      return Response.json(await readJson(asked));
    } catch (error) {
      return new Response(null, { status: error instanceof Refusal ? 422 : 500 });
    }
  });
});

afterAll(async () => {
  agent.destroy();
  await server.stop();
});

/** Over one connection, taken up again by each. */
function send(
  path: string,
  body?: string,
): Promise<{ status: number | undefined; port: number | undefined }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request(`${server.url}${path}`, { agent, method: body ? 'POST' : 'GET', headers });
    sent.on('response', (answer) => {
      const port = answer.socket.localPort;
      answer.resume().on('end', () => resolve({ status: answer.statusCode, port }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

it('answers on a connection that has carried too long a body', async () => {
  const { status, port } = await send('/', JSON.stringify('x'.repeat(3_000_000)));
  expect(status).toBe(422);
  expect(await send('/', '"short"')).toEqual({ status: 200, port });
});

it('takes a list of a thousand ids in the address', async () => {
  const ids = Array.from({ length: 1_000 }, () => '00000000-0000-4000-8000-000000000000');
  expect(await send(`/?brand_ids=${ids.join()}`)).toMatchObject({ status: 200 });
});
