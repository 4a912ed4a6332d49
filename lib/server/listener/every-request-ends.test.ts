import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAnswer } from '@/scripts/serve/answer.mjs';
import { createAdmission } from './admission.mjs';
import { answerUnreadable } from './answer-unreadable.mjs';
import { limitSockets } from './limit-sockets.mjs';
import { onRequestEnd } from './request-end.mjs';
import { createServerOptions } from './server-options.mjs';
import { openClient, receiveAll, sendPackets, writePackets } from './testing/send-packets';

const rounds = Number(process.env.FAULTS_ROUNDS ?? 10);

/** Requests that have arrived and not ended. */
let unfinished = 0;
let server: Server;
let port = 0;

/** /never, and what ends with it, does not answer, /big answers more than a connection buffers, /late answers later. */
const page: Parameters<typeof createAnswer>[0]['page'] = (request, response) => {
  if (request.url?.endsWith('/never')) return;
  if (request.url === '/big') return response.end('x'.repeat(20_000_000));
  if (request.url === '/late') return setTimeout(() => response.end('late'), 50);
  request.resume().once('end', () => response.end('done'));
};

beforeAll(async () => {
  // Of a body that arrives in parts of 3,000 bytes, each gives a busy machine 1.5 s for the next one.
  const admission = createAdmission({ deadlines: { body: { ms: 300, bytesPerMs: 2 }, work: 600 } });
  const answer = createAnswer({ page, admission });
  server = createServer(createServerOptions({ headersTimeout: 600 }));
  answerUnreadable(server, { https: false });
  limitSockets(server, { stalled: 900 });
  server.keepAliveTimeout = 200;
  server.on('request', (request, response) => {
    unfinished += 1;
    onRequestEnd(request, response, () => {
      unfinished -= 1;
    });
    answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((closed) => server.close(closed)));

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n`;

const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'CONNECT', 'TRACE');
const path = fc.constantFrom(
  ...['/', '/api/links', '/sign-in', '/readyz', '/never', '/late', '/big'],
  ...['/sign-in/never', '/api/auth/never', '/l/never', '/_next/static/never'],
);
const framing = fc.constantFrom('none', 'length', 'chunked', 'trailers', 'too long', 'bad chunk');
const header = fc.constantFrom(
  ...['', 'Expect: 100-continue\r\n', 'Expect: else\r\n', 'Connection: close\r\n'],
  ...['Connection: Upgrade\r\nUpgrade: websocket\r\n', 'Connection: Upgrade\r\nUpgrade: h2c\r\n'],
);

const message = fc.record({ method, path, framing, header, length: fc.nat(2_000) }).map((one) => {
  const body = 'x'.repeat(one.length);
  const chunk = `${one.length.toString(16)}\r\n${body}\r\n`;
  const bodies = {
    none: ['', ''],
    length: [`Content-Length: ${one.length}\r\n`, body],
    chunked: ['Transfer-Encoding: chunked\r\n', `${one.length > 0 ? chunk : ''}0\r\n\r\n`],
    trailers: [
      'Transfer-Encoding: chunked\r\nTrailer: x\r\n',
      `${one.length > 0 ? chunk : ''}0\r\nx: 1\r\n\r\n`,
    ],
    'too long': ['Content-Length: 90000000\r\n', body],
    'bad chunk': ['Transfer-Encoding: chunked\r\n', 'zz\r\n'],
  };
  const [framing, rest] = bodies[one.framing];
  return `${one.method} ${one.path} HTTP/1.1\r\nHost: here\r\n${one.header}${framing}\r\n${rest}`;
});

/** One to four requests on a connection, cut into packets, and what the client does after them. */
const client = fc
  .record({
    messages: fc.array(message, { minLength: 1, maxLength: 4 }),
    cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
    /** Below 1, the client stops within a request. */
    sends: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
    ending: fc.constantFrom('wait' as const, 'end' as const, 'reset' as const),
    reads: fc.boolean(),
  })
  .map(({ messages, cuts, sends, ending, reads }) => {
    const all = messages.join('');
    const sent = all.slice(0, Math.ceil(all.length * sends));
    const at = cuts.map((cut) => Math.floor(cut * sent.length)).sort((a, b) => a - b);
    const packets = [0, ...at].map((from, index) => sent.slice(from, at[index]));
    return { packets: packets.filter((packet) => packet !== ''), ending, reads };
  });

/** The server closes all connections by itself, and no request is left. */
async function expectAllEnded() {
  const isOver = () =>
    new Promise((told) => server.getConnections((_, open) => told(open === 0 && unfinished === 0)));
  await expect.poll(isOver, { timeout: 60_000 }).toBe(true);
}

/** All 64 places of this network are free. They are asked for together: a server that is late has fewer. */
async function expectAllPlaces() {
  const askAll = async () => {
    // The wait of the last request says whether the server is late.
    await sendPackets(port, [ask('/')]);
    const clients = await Promise.all(Array.from({ length: 64 }, () => openClient(port)));
    const answers = clients.map(receiveAll);
    for (const socket of clients) socket.write(ask('/late'));
    const lines = (await Promise.all(answers)).map((answer) => answer.slice(0, 15));
    return lines.filter((line) => line !== 'HTTP/1.1 200 OK');
  };
  await expect.poll(askAll, { timeout: 60_000 }).toEqual([]);
}

it('ends every request and gives its place back, whatever the client does', async () => {
  const clients = fc.array(client, { minLength: 5, maxLength: 30 });
  const property = fc.asyncProperty(clients, async (all) => {
    const sockets = await Promise.all(
      all.map(async ({ packets, ending, reads }) => {
        const socket = await openClient(port);
        if (reads) socket.resume();
        await writePackets(socket, packets, ending);
        return socket;
      }),
    );
    await expectAllEnded();
    for (const socket of sockets) socket.destroy();
    await expectAllPlaces();
  });
  await fc.assert(property, { numRuns: rounds, endOnFailure: true });
});

it('ends headers and bodies that drip', async () => {
  const heads = ['GET / HTTP/1.1\r\nX: ', 'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 60000\r\n\r\n'];
  const drips = heads.map(async (head) => {
    const socket = await openClient(port);
    let received = '';
    socket.on('data', (part) => (received += part));
    socket.write(head);
    const drip = setInterval(() => socket.write('x'), 20);
    await new Promise((closed) => socket.once('close', closed));
    clearInterval(drip);
    return received;
  });
  for (const answer of await Promise.all(drips)) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  await expectAllEnded();
});

it('lets a body that is slow but steady arrive', async () => {
  const socket = await openClient(port);
  let received = '';
  socket.on('data', (part) => (received += part));
  socket.write('POST / HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Length: 60000\r\n\r\n');
  for (let part = 0; part < 20; part += 1) {
    socket.write('x'.repeat(3_000));
    await sleep(25);
  }
  await expect.poll(() => received).toContain('done');
  socket.destroy();
});

it('forgets requests that wait behind another one of a connection that is reset', async () => {
  const never = 'GET /never HTTP/1.1\r\nHost: here\r\n\r\n';
  await sendPackets(port, [never.repeat(60)], 'reset');
  await expectAllEnded();
  await expectAllPlaces();
});
