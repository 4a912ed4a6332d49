// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { scopeHeader } from '@/lib/server/accounts/page-scope';
import { getQueryClient } from './client';
import { fetchJson, sendJson } from './fetch-json';

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubFetch(answer: () => Response | Promise<Response>) {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const broken = (status: number) => () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"id":'));
      controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, { status });
};

it('takes no answer that broke off on its way for one', async () => {
  stubFetch(broken(200));
  await expect(sendJson('POST', '/api/links', {})).rejects.toMatchObject({
    body: { status: 0, code: 'upstream_unavailable' },
  });
});

it('knows a refusal by its status, though its words broke off', async () => {
  stubFetch(broken(403));
  await expect(fetchJson('/api/links')).rejects.toMatchObject({ body: { status: 403 } });
});

it('names the workspace and person that the page was rendered for', async () => {
  const fetched = stubFetch(() => Response.json(null));
  getQueryClient('workspace-a/me/owner');
  await fetchJson('/api/views');
  expect(new Headers(fetched.mock.calls[0]?.[1].headers).get(scopeHeader)).toBe('workspace-a/me/owner');
});
