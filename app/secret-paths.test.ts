import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { POST } from '@/app/api/csp-reports/route';
import { authLogger } from '@/features/people/accounts/auth-logger';
import { log } from '@/lib/base/log';
import { logPageFailure } from '@/lib/base/log-page-failure';
import { hideSecretPaths, secretRoutes } from '@/lib/base/secret-paths.mjs';
import { getRuntime } from '@/lib/runtime/runtime';
import { openDataFolder } from '@/lib/runtime/testing/data-folder';
import { createAccessLog } from '@/lib/server/listener/access-log.mjs';
import { logConsole } from '@/lib/server/listener/log-console.mjs';
import { createRouteNames } from '@/lib/server/listener/route-names.mjs';
import { readLog } from '@/lib/testing/log-lines';
import { guard } from './_server/guard';

openDataFolder();
beforeAll(async () => {
  await getRuntime();
});

const secret = 'canary-Secret_0123456789';
const site = 'http://localhost:3000';

it('every route with a secret is in the list', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
  const routes = files
    .filter((file) => /\/\[(?:token|file|secret|code|key)\]\/(?:page|route)\.tsx?$/.test(file))
    .map(
      (file) =>
        `/${file
          .replace(/\([^/]+\)\//g, '')
          .split('/')
          .slice(0, -2)
          .join('/')}`,
    );
  expect([...secretRoutes]).toEqual(routes.sort());
});

it.each([
  ['//api//live//pdl_secret', '//api//live//…'],
  ['/api/live/a/pdl_secret.csv', '/api/live/…'],
  ['GET /S/pds_secret?x=1 failed', 'GET /S/… failed'],
  [`"${site}/reset/secret"`, `"${site}/reset/…"`],
  ['/sign-in?callbackUrl=%2Freset%2Fsecret', '/sign-in?callbackUrl=%2Freset%2F…'],
  ['/sign-in?a=%2Fb%3Fc%3D%252Freset%252Fsecret', '/sign-in?a=%2Fb%3Fc%3D%252Freset%252F…'],
  ['/api/live-addresses/1', '/api/live-addresses/1'],
  ['app/(auth)/reset/[token]/page.tsx', 'app/(auth)/reset/[token]/page.tsx'],
  ['/s', '/s'],
])('%s is logged as %s', (path, logged) => {
  expect(hideSecretPaths(path)).toBe(logged);
});

describe.each(secretRoutes)('the secret of %s is in no line of the log', (route) => {
  const path = `${route}/${secret}`;
  const url = `${site}${path}`;
  const failed = new Error(`Could not read ${url}`, { cause: new Error(path) });
  let lines: string[];

  beforeEach(() => {
    lines = readLog();
    onTestFinished(() => {
      expect(lines).not.toEqual([]);
      for (const line of lines) expect(line).not.toMatch(/canary/i);
    });
  });

  it.each([
    [
      'of older browsers',
      'application/csp-report',
      { 'csp-report': { 'document-uri': url, 'blocked-uri': path, 'source-file': url } },
    ],
    [
      'of newer browsers',
      'application/reports+json',
      [{ type: 'csp-violation', body: { documentURL: url, blockedURL: url, sourceFile: url } }],
    ],
  ])('from a report %s', async (_, type, report) => {
    const init = { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(report) };
    expect((await POST(new Request(`${site}/api/csp-reports`, init))).status).toBe(204);
  });

  it('from a handler, a page, or a sign-in that fails', async () => {
    const response = await guard(new Request(url), () => Promise.reject(failed));
    expect(await response.text()).not.toContain('canary');
    logPageFailure(failed, { method: 'GET', route: path });
    authLogger.error('CALLBACK', failed);
    log.warn({ url, list: [{ url }] }, `read ${path.replaceAll('/', '%2F')}`);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('Could not read ');
  });

  it('from what dependencies print, and warnings', () => {
    const before = { ...console };
    const listeners = process.listeners('warning');
    onTestFinished(() => {
      Object.assign(console, before);
      process.removeAllListeners('warning');
      for (const listener of listeners) process.on('warning', listener);
    });
    logConsole(log);
    console.error('⨯', failed);
    process.emit('warning', failed);
    expect(lines).toHaveLength(2);
  });

  it('from a finished request', async () => {
    const observe = createAccessLog({
      log,
      nameRoute: createRouteNames({ staticRoutes: [], dynamicRoutes: [] }),
    });
    const server = createServer((request, response) => observe(request, response, () => response.end()));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    await expect.poll(() => lines).toHaveLength(1);
    await new Promise((closed) => server.close(closed));
  });
});
