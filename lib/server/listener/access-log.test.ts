import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { findFreePort } from '@/lib/testing/free-port';
import { createAccessLog } from './access-log.mjs';
import { noteRequest } from './request-note.mjs';
import { createRouteNames } from './route-names.mjs';

const nameRoute = createRouteNames({
  staticRoutes: ['/overview', '/livez', '/readyz'].map((page) => ({ page, regex: `^${page}(?:/)?$` })),
  dynamicRoutes: [{ page: '/brands/[id]', regex: '^/brands/([^/]+?)(?:/)?$' }],
});

it.each([
  ['/overview?from=2026-01-01', '/overview'],
  ['/brands/1234?x=1', '/brands/[id]'],
  ['/_next/static/a.js', '/_next'],
  ['/wp-login.php', 'other'],
  ['', 'other'],
])('names the route of %j %s', (address, route) => {
  expect(nameRoute(address)).toBe(route);
});

it('logs one line per request, with the notes of handlers and without its query', async () => {
  const lines: object[] = [];
  const quiet: object[] = [];
  const observed: object[] = [];
  const observe = createAccessLog({
    log: { info: (line: object) => lines.push(line), debug: (line: object) => quiet.push(line) },
    nameRoute,
    observe: (request: object) => observed.push(request),
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    await Promise.resolve();
    noteRequest({ workspaceId: 'w1', caller: { credential: 'secret', id: 'person 1' } });
    response
      .writeHead(
        request.url === '/livez' || request.url === '/_next/static/a.js'
          ? 200
          : request.url?.startsWith('/readyz')
            ? 503
            : 404,
      )
      .end();
  };
  const server = createServer((request, response) => observe(request, response, answer));
  const port = await findFreePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  await fetch(`http://127.0.0.1:${port}/brands/secret-id?q=secret`);
  await fetch(`http://127.0.0.1:${port}/livez`);
  await fetch(`http://127.0.0.1:${port}/readyz?from=balancer`);
  await fetch(`http://127.0.0.1:${port}/_next/static/a.js`);
  await fetch(`http://127.0.0.1:${port}/_next/anything`);
  await expect.poll(() => [...lines, ...quiet]).toHaveLength(4);
  await new Promise((done) => server.close(done));
  const line = { method: 'GET', ms: expect.any(Number), workspaceId: 'w1' };
  expect(lines).toEqual([
    { ...line, route: '/brands/[id]', status: 404 },
    { ...line, route: '/readyz', status: 503 },
    { ...line, route: '/_next', status: 404 },
  ]);
  expect(quiet).toEqual([{ ...line, route: '/livez', status: 200 }]);
  const seen = { method: 'GET', seconds: expect.any(Number) };
  expect(observed).toEqual([
    { ...seen, route: '/brands/[id]', status: 404 },
    { ...seen, route: '/livez', status: 200 },
    { ...seen, route: '/readyz', status: 503 },
    { ...seen, route: '/_next', status: 200 },
    { ...seen, route: '/_next', status: 404 },
  ]);
});
