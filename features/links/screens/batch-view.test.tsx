// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NotRefreshed } from '@/components/feedback/not-refreshed';
import type { Batch } from '@/features/links/batch-shape';
import { batchOptions } from '@/features/links/client/link-batches';
import { visit } from '@/lib/testing/next/navigation';
import { render } from '@/lib/testing/render';
import { BatchView } from './batch-view';

beforeEach(() => visit('/links/batch/b1'));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const running: Batch = {
  id: 'b1',
  name: 'Spring',
  state: 'running',
  note: null,
  by: 'Ada',
  createdAt: '2026-11-20T00:00:00.000Z',
  startedAt: '2026-11-20T00:00:00.000Z',
  finishedAt: null,
  counts: { waiting: 2, sending: 0, made: 1, existing: 0, refused: 0, unknown: 0, dropped: 0 },
};

function show(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(batchOptions('b1').queryKey, running, { updatedAt: 1 });
  render(
    <QueryClientProvider client={client}>
      <BatchView id="b1" canChange />
      <NotRefreshed />
    </QueryClientProvider>,
  );
}

const signedOut = { code: 'unauthenticated', message: 'Sign in.', issues: [], requestId: 'r1' };

it.each([
  ['the session has ended', async () => Response.json(signedOut, { status: 401 }), 'You are signed out.'],
  ['the server is down', () => Promise.reject(new TypeError('fetch failed')), 'cannot be reached'],
])('keeps what is shown and says that it stands still where %s', async (_, answer, why) => {
  show(answer);
  const line = await screen.findByText(/Could not refresh\./);
  expect(line.textContent).toContain(why);
  expect(screen.getByText('1 of 3 rows ended')).toBeTruthy();
});

it('says nothing if all went well', async () => {
  show(async () => Response.json({ ...running, rows: [], more: false, name: 'Anew' }));
  await screen.findByText('Anew');
  expect(screen.queryByText(/Could not refresh/)).toBeNull();
});
