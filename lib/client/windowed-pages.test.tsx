// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useWindowedPages } from './windowed-pages';

afterEach(cleanup);

const pageSize = 100;

function renderPages() {
  const asked: number[] = [];
  const optionsOf = (offset: number) => ({
    queryKey: ['rows', offset] as const,
    queryFn: async () => {
      asked.push(offset);
      return { rows: Array.from({ length: pageSize }, (_, at) => offset + at), total: 1_000 };
    },
  });
  const client = new QueryClient();
  const { result } = renderHook(() => useWindowedPages(optionsOf, pageSize), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  const show = async (from: number, to: number) => {
    await waitFor(() => expect(result.current.span).toBeDefined());
    await act(async () => result.current.span?.onVisible(from, to));
  };
  return { asked, show, result };
}

it('loads the next page when it is near, and not before', async () => {
  const { asked, show, result } = renderPages();
  await show(0, 36);
  expect(asked).toEqual([0]);
  await show(30, 66);
  await waitFor(() => expect(result.current.rows).toHaveLength(200));
  expect(asked).toEqual([0, 100]);
});

it('loads the pages in sight after a jump', async () => {
  const { asked, show, result } = renderPages();
  await show(0, 36);
  await show(560, 596);
  await waitFor(() => expect(result.current.span?.offset).toBe(500));
  expect(asked).toEqual([0, 500, 600]);
  expect(result.current.rows.at(-1)).toBe(699);
});
