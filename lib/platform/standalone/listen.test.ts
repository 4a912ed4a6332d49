import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readJson } from '../operations/answer';
import { Refusal } from '../refusal';
import { type Listening, listen } from './listen';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let server: Listening;

beforeAll(async () => {
  server = await listen({ port: 0, host: '127.0.0.1' }, async (incoming) => {
    if (incoming.method === 'GET') return Response.json(incoming.url.length);
    try {
      return Response.json(await readJson(incoming));
    } catch (error) {
      return new Response(null, { status: error instanceof Refusal ? 422 : 500 });
    }
  });
});

afterAll(async () => {
  agent.destroy();
  await server.drain.finish();
});

/** Reuses one connection for all requests. */
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

it('rejects a body over 64 KiB in the API’s error shape', async () => {
  const answer = await fetch(server.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify('x'.repeat(65_536)),
  });
  expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close']);
  expect(await answer.json()).toEqual({ status: 413, message: 'The body may have at most 65536 bytes.' });
});

it('rejects a URL over 64 KiB in the API’s error shape', async () => {
  const answer = await fetch(`${server.url}/?ids=${'x'.repeat(66_000)}`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([431, 'close']);
  expect(await answer.json()).toEqual({
    status: 431,
    message: 'The address and headers may have at most 64 KiB.',
  });
});

it('accepts a body of 64 KiB', async () => {
  expect(await send('/', JSON.stringify('x'.repeat(65_534)))).toMatchObject({ status: 200 });
});

it('ends a request whose body does not arrive in time', async () => {
  const impatient = await listen(
    { port: 0, host: '127.0.0.1', deadlines: { body: { ms: 100, bytesPerMs: 8 } } },
    async (incoming) => Response.json(await incoming.text()),
  );
  const socket = connect(Number(new URL(impatient.url).port), '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 1000\r\n\r\n');
  const drip = setInterval(() => socket.write('x'), 10);
  try {
    expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
  } finally {
    clearInterval(drip);
    await impatient.drain.finish();
  }
});

it('accepts a list of a thousand ids in the URL', async () => {
  const ids = Array.from({ length: 1_000 }, () => '00000000-0000-4000-8000-000000000000');
  expect(await send(`/?brand_ids=${ids.join()}`)).toMatchObject({ status: 200 });
});
