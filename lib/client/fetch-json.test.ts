// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { scopeHeader } from '@/lib/access/page-scope';
import { eventually } from '@/lib/testing/eventually';
import { getQueryClient } from './client';
import { answerConfirmation, isConfirmationAsked, subscribeToConfirmation } from './confirmation';
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

const refusal = () =>
  Response.json({ code: 'confirm_needed', message: 'Confirm.', issues: [] }, { status: 403 });

it('asks for the second factor once for all requests that need it, and then sends them again', async () => {
  let confirmed = false;
  const fetched = stubFetch(() => (confirmed ? Response.json({ id: 1 }) : refusal()));
  const asked = vi.fn();
  const unsubscribe = subscribeToConfirmation(asked);
  const both = Promise.all([1, 2].map((nth) => sendJson('POST', '/api/connections', { nth })));
  await eventually(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(isConfirmationAsked()).toBe(true);
  confirmed = true;
  answerConfirmation(true);
  expect(await both).toEqual([{ id: 1 }, { id: 1 }]);
  expect(fetched.mock.calls.map(([, { body }]) => body)).toEqual([
    ...['{"nth":1}', '{"nth":2}'],
    ...['{"nth":1}', '{"nth":2}'],
  ]);
  unsubscribe();
});

it('says that the second factor is needed if nobody gives it', async () => {
  stubFetch(refusal);
  const failure = { body: { code: 'confirm_needed', status: 403 } };
  // No page shows the dialog.
  await expect(fetchJson('/api/connections')).rejects.toMatchObject(failure);
  const unsubscribe = subscribeToConfirmation(() => {});
  const sending = sendJson('POST', '/api/connections', {});
  await eventually(() => expect(isConfirmationAsked()).toBe(true));
  answerConfirmation(false);
  await expect(sending).rejects.toMatchObject(failure);
  unsubscribe();
});

it('names the workspace and person that the page was rendered for', async () => {
  const fetched = stubFetch(() => Response.json(null));
  getQueryClient('workspace-a/me/owner');
  await fetchJson('/api/views');
  expect(new Headers(fetched.mock.calls[0]?.[1].headers).get(scopeHeader)).toBe('workspace-a/me/owner');
});
