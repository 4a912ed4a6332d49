// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useArchiveLinks } from './links';

afterEach(() => vi.unstubAllGlobals());

const change = z.object({ ids: z.array(z.string()), archived: z.literal(true) });

/**
 * Archives this many links with a server that rejects one request, given by its number. Returns the number of links per
 * request.
 */
async function archive(links: number, refused?: number) {
  const sizes: number[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sizes.push(change.parse(JSON.parse(body)).ids.length);
    if (sizes.length !== refused) return Response.json({ changed: 1 });
    return Response.json({ code: 'internal', message: 'It broke.', issues: [] }, { status: 500 });
  });
  const client = new QueryClient();
  client.setQueryData([['links'], {}], 'held');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useArchiveLinks, { wrapper });
  const ids = Array.from({ length: links }, (_, at) => `${at}`);
  const error = await result.current.mutateAsync({ ids, archived: true }).catch((cause) => cause.message);
  return { sizes, error, stale: client.getQueryState([['links'], {}])?.isInvalidated };
}

it('archives in parts that the server takes', async () => {
  expect(await archive(1_001)).toEqual({ sizes: [500, 500, 1], error: undefined, stale: true });
});

it('stops at the part that fails, and retries the rest', async () => {
  expect(await archive(1_001, 2)).toEqual({ sizes: [500, 500], error: 'It broke.', stale: true });
});
