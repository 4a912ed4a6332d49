// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { namesOptions } from './names';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks again for names that are still coming, until all have come', async () => {
  vi.useFakeTimers();
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json({ brands: {}, products: {}, creators: {}, complete: asked === 3 });
  });
  const observer = new QueryObserver(new QueryClient(), namesOptions({ creators: ['c1'] }));
  const leave = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  leave();
  expect(asked).toBe(3);
});
