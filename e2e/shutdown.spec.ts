import { once } from 'node:events';
import { Agent, type ClientRequestArgs, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'playwright/test';
import { findFreePort } from '@/lib/testing/free-port';
import { awaitReady, endServers, type Server, start } from './own-server';

test.describe.configure({ mode: 'serial' });
test.afterAll(endServers);

async function ask({ port }: Server, options: ClientRequestArgs, body?: Buffer): Promise<IncomingMessage> {
  const sent = request({ port, host: '127.0.0.1', ...options }).end(body);
  const [answer] = await once(sent, 'response');
  // A rejected body may still be sending when the connection closes. The response has arrived by then.
  sent.on('error', () => undefined);
  return answer;
}

async function upgrade({ port }: Server): Promise<Socket> {
  const socket = connect(Number(port), '127.0.0.1');
  const lines = ['GET /overview HTTP/1.1', 'Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket'];
  socket.write(`${lines.join('\r\n')}\r\nSec-WebSocket-Version: 13\r\n\r\n`);
  await once(socket, 'data');
  return socket;
}

test('a huge body is rejected, and upgrades keep no connection', async () => {
  const server = await start();
  await awaitReady(server);
  const form = Buffer.alloc(120_000_000, 'a&');
  for (const headers of [{ 'content-length': form.length }, { 'transfer-encoding': 'chunked' }]) {
    const options = { path: '/api/auth/callback/password', method: 'POST', agent: false } as const;
    const answer = await ask(server, { ...options, headers }, form);
    expect(answer.statusCode).toBe(413);
    expect(JSON.parse(await text(answer))).toMatchObject({ status: 413, code: 'too_large' });
  }
  const sockets = await Promise.all(Array.from({ length: 50 }, () => upgrade(server)));
  await Promise.all(sockets.map((socket) => once(socket.resume().end(), 'close')));
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('SIGTERM under load fails no request of clients that follow /readyz', async () => {
  // Long enough for clients on a busy machine to notice.
  const server = await start({ SHUTDOWN_DELAY: '8' });
  await awaitReady(server);
  let ready = true;
  let answered = 0;
  const client = async (path: string) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (; ready; answered += 1) {
      const answer = await ask(server, { path, agent });
      expect(answer.statusCode).toBe(200);
      await text(answer);
    }
    agent.destroy();
  };
  const clients = Array.from({ length: 30 }, (_, index) => client(index % 3 === 0 ? '/sign-in' : '/livez'));
  await expect.poll(() => answered).toBeGreaterThan(100);

  server.child.kill('SIGTERM');
  const check = async () => (await ask(server, { path: '/readyz', agent: false })).resume().statusCode;
  await expect.poll(check).toBe(503);
  const before = answered;
  await expect.poll(() => answered).toBeGreaterThan(before + 30);
  ready = false;
  await Promise.all(clients);
  expect(await server.ended).toBe(0);
});

test('operators see the shutdown, and a second signal exits at once', async () => {
  const port = await findFreePort();
  const server = await start({ SHUTDOWN_DELAY: '300', METRICS_PORT: String(port) });
  await awaitReady(server);
  const read = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).text();
  expect(await read()).toBe('database: ok\nmigrations: ok\nledger: ok\nserver: ok\n');
  server.child.kill('SIGTERM');
  await expect.poll(read).toContain('server: The server is shutting down.');
  const again = setInterval(() => server.child.kill('SIGTERM'), 50);
  expect(await server.ended).toBe(1);
  clearInterval(again);
  expect(server.text()).toContain('SIGTERM again; ending now');
});
