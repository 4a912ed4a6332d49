import { afterEach, expect, it, vi } from 'vitest';
import { onRequestError } from '@/instrumentation';
import { readLog } from '@/lib/testing/log-lines';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('logs a failed page by route and digest, never by URL', async () => {
  vi.stubEnv('NEXT_RUNTIME', 'nodejs');
  const lines = readLog();
  await onRequestError(
    Object.assign(new Error('out of reach'), { digest: '4711' }),
    { path: '/invite/secret-token?callbackUrl=%2Fsecret-query', method: 'GET', headers: {} },
    {
      routerKind: 'App Router',
      routePath: '/invite/[token]',
      routeType: 'render',
      revalidateReason: undefined,
    },
  );
  const [line = ''] = lines;
  expect(JSON.parse(line)).toMatchObject({
    digest: '4711',
    method: 'GET',
    route: '/invite/[token]',
    error: { message: 'out of reach' },
  });
  expect(line).not.toContain('secret-');
});
