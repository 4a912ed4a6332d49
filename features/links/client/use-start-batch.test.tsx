// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useStartBatch } from './use-start-batch';

afterEach(() => vi.unstubAllGlobals());

const plan = { name: 'Spring', lines: [{ productId: 'P1' }], subids: [] };

/** A fake server that stores b1, b2 …. `starts` are the results of start requests. */
function standIn(starts: ('down' | 'lost' | 'ok')[]) {
  const seen: string[] = [];
  const states = new Map<string, string>();
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    seen.push(`${method} ${path.split('/').at(-1)}`);
    if (method === 'POST') {
      const id = `b${states.size + 1}`;
      states.set(id, 'ready');
      return Response.json({ id });
    }
    const id = path.split('/').at(-1) ?? '';
    if (method === 'PATCH') {
      const end = starts.shift();
      if (end !== 'down') states.set(id, 'running');
      if (end !== 'ok') throw new TypeError('fetch failed');
    }
    return Response.json({ id, state: states.get(id) });
  });
  const client = new QueryClient();
  const { result } = renderHook(useStartBatch, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const press = (sent = plan) => result.current.mutateAsync(sent).catch(() => undefined);
  return { seen, press };
}

it('starts the batch that was stored, where only its start had failed', async () => {
  const { seen, press } = standIn(['down', 'ok']);
  expect(await press()).toBeUndefined();
  expect(await press()).toMatchObject({ id: 'b1', state: 'running' });
  expect(seen).toEqual(['POST batches', 'PATCH b1', 'GET b1', 'PATCH b1']);
});

it('finds the batch that had begun, though the answer was lost', async () => {
  const { seen, press } = standIn(['lost']);
  await press();
  expect(await press()).toMatchObject({ id: 'b1', state: 'running' });
  expect(seen).toEqual(['POST batches', 'PATCH b1', 'GET b1']);
});

it('stores a list that was changed as another', async () => {
  const { seen, press } = standIn(['down', 'ok']);
  await press();
  expect(await press({ ...plan, name: 'Summer' })).toMatchObject({ id: 'b2' });
  expect(seen).toEqual(['POST batches', 'PATCH b1', 'POST batches', 'PATCH b2']);
});
