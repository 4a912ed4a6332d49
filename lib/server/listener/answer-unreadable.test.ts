import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { answerUnreadable } from './answer-unreadable.mjs';
import { createServerOptions } from './server-options.mjs';

/** Sends bytes and returns the response until the connection closes. `afterError`: requests are answered after an error. */
async function send(bytes: string, { https = false, headersTimeout = 30_000, afterError = false } = {}) {
  const server = createServer(createServerOptions({ headersTimeout }), (_, response) => {
    if (afterError) server.once('clientError', () => response.end('read'));
    else response.end('read');
  });
  answerUnreadable(server, { https });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes);
  let text = '';
  for await (const part of socket) text += part;
  server.close();
  return text;
}

const host = 'Host: localhost\r\n';

it.each([
  ['what is no HTTP', 400, 'NONSENSE\r\n\r\n', {}],
  ['a version that does not exist', 400, 'GET / HTTP/9.9\r\n\r\n', {}],
  ['two lengths', 400, `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\na`, {}],
  ['headers that are too long', 431, `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(70_000)}\r\n\r\n`, {}],
  ['a request that does not end', 408, `GET / HTTP/1.1\r\n${host}`, { headersTimeout: 50 }],
])('answers %s with %i and the security headers', async (_, status, bytes, options) => {
  const [head = '', body = ''] = (await send(bytes, options)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const line of ['x-content-type-options: nosniff', 'x-frame-options: DENY', 'connection: close']) {
    expect(head.split('\r\n')).toContain(line);
  }
  expect(head).toContain("content-security-policy: default-src 'none'");
  expect(head).not.toContain('strict-transport-security');
  expect(JSON.parse(body)).toMatchObject({ status, issues: [] });
});

it.each([
  ['what is no HTTP', 'NONSENSE\r\n\r\n'],
  ['a request that does not end', `GET / HTTP/1.1\r\n${host}`],
])('answers a request before %s, and then closes the connection', async (_, bytes) => {
  const first = `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\n\r\na`;
  const answer = await send(first + bytes, { headersTimeout: 50, afterError: true });
  expect(answer).toMatch(/^HTTP\/1\.1 200 .*connection: close\r\n.*read$/is);
  expect(answer.split('HTTP/1.1 ')).toHaveLength(2);
});

it('sends HSTS if browsers reach the server by HTTPS', async () => {
  expect(await send('NONSENSE\r\n\r\n', { https: true })).toContain('strict-transport-security: max-age=');
});

it('closes the connection of a client that keeps sending', async () => {
  const server = createServer(createServerOptions({ headersTimeout: 50 }), () => {});
  answerUnreadable(server, { https: false });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  socket.write(`GET / HTTP/1.1\r\n${host}X: `);
  const drip = setInterval(() => socket.write('x'), 5);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 408 /);
  await expect.poll(() => new Promise((count) => server.getConnections((_, open) => count(open)))).toBe(0);
  clearInterval(drip);
  socket.destroy();
  server.close();
});
