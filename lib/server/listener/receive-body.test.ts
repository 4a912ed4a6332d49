import { Agent, createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAdmission } from './admission.mjs';
import { refuse } from './refuse.mjs';

const limit = 1_000;
const seen: string[] = [];

const { admit } = createAdmission();
const server = createServer((incoming, answer) => {
  answer.setHeader('x-frame-options', 'DENY');
  const start = async () => {
    if (incoming.url === '/early') answer.end('early');
    const body = await text(incoming);
    seen.push(body);
    if (!answer.writableEnded) answer.end(body);
  };
  admit(incoming, answer, {
    limit,
    start,
    refuse: (status, message) => refuse(incoming, answer, status, { status, message }),
  });
});

beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
afterAll(() => new Promise((closed) => server.close(closed)));
beforeEach(() => {
  seen.length = 0;
});

type Answer = {
  port: number | undefined;
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: string;
};

/** Sends parts of a body, in chunks without a Content-Length. Resolves when the connection is closed or idle. */
function send(
  parts: string[],
  headers: OutgoingHttpHeaders = {},
  path = '/',
  agent: Agent | false = false,
): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method: 'POST', headers, agent });
    sent.on('response', async (answer) => {
      const port = answer.socket.localPort;
      const body = await text(answer);
      resolve({ port, status: answer.statusCode, headers: answer.headers, body });
    });
    sent.on('error', reject);
    for (const part of parts) sent.write(part);
    sent.end();
  });
}

const refusal = {
  status: 413,
  headers: { connection: 'close', 'content-type': 'application/json', 'x-frame-options': 'DENY' },
  body: JSON.stringify({ status: 413, message: `The body may have at most ${limit} bytes.` }),
};

it.each([
  ['with its length', { 'content-length': limit }],
  ['in chunks', {}],
])('hands on a body of the limit %s', async (_, headers) => {
  const parts = ['x'.repeat(limit / 2), 'y'.repeat(limit / 2)];
  expect(await send(parts, headers)).toMatchObject({ status: 200, body: parts.join('') });
});

it('rejects a longer body by its length before any handler runs', async () => {
  const body = 'x'.repeat(limit + 1);
  expect(await send([body], { 'content-length': body.length })).toMatchObject(refusal);
  expect(seen).toEqual([]);
});

it.each(['/', '/early'])('rejects a longer chunked body before any handler runs, at %s', async (path) => {
  expect(await send(['x'.repeat(limit), 'x'], {}, path)).toMatchObject(refusal);
  expect(seen).toEqual([]);
});

it('keeps a connection with short chunked bodies open', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ports = new Set<number | undefined>();
  for (const body of ['first', 'second']) {
    const answer = await send([body], {}, '/', agent);
    expect(answer.body).toBe(body);
    ports.add(answer.port);
  }
  agent.destroy();
  expect(ports.size).toBe(1);
});

it('keeps reading while a client sends, so that it receives the response', async () => {
  const parts = Array.from({ length: 200 }, () => 'x'.repeat(100_000));
  expect(await send(parts)).toMatchObject(refusal);
});
