// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { render } from '@/lib/testing/render';
import { ReadyMark } from './ready-mark';

afterEach(cleanup);
const isReady = () => document.documentElement.hasAttribute('data-ready');

it('marks the page when no requests are running', async () => {
  const client = new QueryClient();
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <ReadyMark />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(isReady()).toBe(true));
  let answer = () => {};
  const answered = new Promise<string>((resolve) => {
    answer = () => resolve('rows');
  });
  await act(async () => void client.fetchQuery({ queryKey: ['rows'], queryFn: () => answered }));
  await waitFor(() => expect(isReady()).toBe(false));
  answer();
  await waitFor(() => expect(isReady()).toBe(true));
  unmount();
  expect(isReady()).toBe(false);
});
