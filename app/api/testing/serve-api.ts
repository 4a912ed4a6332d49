import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll } from 'vitest';
import { answerRequest } from './answer-request';

/** A server of our API over HTTP, while the tests of a file run. Returns the address of a path. */
export function serveApi(): (path: string) => URL {
  const server = createServer(getRequestListener(answerRequest));
  beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
  return (path) => new URL(path, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}
