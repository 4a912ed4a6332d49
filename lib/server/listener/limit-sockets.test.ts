import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, it } from 'vitest';
import { limitSockets } from './limit-sockets.mjs';
import { openClient } from './testing/send-packets';

async function open(options: Parameters<typeof limitSockets>[1]): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === '/never') return;
    response.end(request.url === '/large' ? Buffer.alloc(64_000_000) : 'done');
  });
  limitSockets(server, options);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return server;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`;
const isOpen = (socket: Socket) => !socket.readableEnded && !socket.destroyed;

/** Opens connections one after another, each with a request that gets no answer, or without one. */
async function connectAll(server: Server, busy: readonly boolean[]): Promise<Socket[]> {
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  for (const isBusy of busy) {
    const socket = await openClient(port);
    socket.resume();
    if (isBusy) {
      const arrived = new Promise((seen) => server.once('request', seen));
      socket.write(get('/never'));
      await arrived;
    }
    sockets.push(socket);
  }
  return sockets;
}

it.each([
  ['replaces the one that is idle longest', { total: 9, network: 3 }, [true, false, false, false], [1]],
  ['closes a new one if all are busy', { total: 9, network: 3 }, [true, true, true, false], [3]],
  ['counts those of all networks', { total: 2, network: 9 }, [false, false, false, false], [0, 1]],
])('above a limit, %s', async (_, most, busy, closed) => {
  const server = await open({ most });
  const sockets = await connectAll(server, busy);
  const closedNow = () => sockets.flatMap((socket, at) => (isOpen(socket) ? [] : [at]));
  await expect.poll(closedNow).toEqual(closed);
  for (const socket of sockets) socket.destroy();
  await new Promise((done) => server.close(done));
});

it('does not count connections of a proxy by network', async () => {
  const server = await open({ most: { total: 9, network: 1 }, trustProxy: true });
  const sockets = await connectAll(server, [false, false, true]);
  expect(sockets.map(isOpen)).toEqual([true, true, true]);
  for (const socket of sockets) socket.destroy();
  await new Promise((done) => server.close(done));
});

it('cuts off a reader that takes nothing of its response, and waits for a handler', async () => {
  const server = await open({ stalled: 200 });
  const { port } = server.address() as AddressInfo;
  const [reader, waiting] = [await openClient(port), await openClient(port)];
  const closed: string[] = [];
  reader.once('close', () => closed.push('reader'));
  waiting.resume().once('close', () => closed.push('waiting'));
  waiting.write(get('/never'));
  reader.write(get('/large'));
  const countOpen = () => new Promise((told) => server.getConnections((_, open) => told(open)));
  await expect.poll(countOpen).toBe(1);
  expect(closed).not.toContain('waiting');
  for (const socket of [reader, waiting]) socket.destroy();
  await new Promise((done) => server.close(done));
});
