// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleReceipt } from '@/lib/data/testing/sample-receipt';
import { English } from '@/lib/testing/render';
import { useLedgerSync } from './use-ledger-sync';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const range = { from: '2026-03-01', to: '2026-03-28' };
const receipt = sampleReceipt({
  state: 'partial',
  windows: { total: 2, ok: 1, missing: 0, pending: 1 },
  pages: 0,
  rows: 0,
  settled: 0,
  stale: true,
});

const shown = {
  ...({ sources: ['reports'], range, receipts: [receipt] } as const),
  comparedRange: null,
  comparedReceipts: [],
};
const summaryKey = [['ledger', 'summary'], {}];

/** A fake EventSource. The test sends the server's events. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 1;
  constructor() {
    super();
    Stream.opened.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  tell(name: string, state: string) {
    if (this.readyState === Stream.CLOSED) return;
    act(() => {
      this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify({ state }) }));
    });
  }
}

function renderSync(state: string) {
  Stream.opened = [];
  vi.stubGlobal('EventSource', Stream);
  const fetchMock = vi.fn(async () => Response.json({ state }));
  vi.stubGlobal('fetch', fetchMock);
  const client = new QueryClient();
  client.setQueryData(summaryKey, {});
  const wrapper = ({ children }: { children: ReactNode }) => (
    <English>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </English>
  );
  const { result, rerender } = renderHook(useLedgerSync, { wrapper, initialProps: shown });
  const readAgain = () => client.getQueryState(summaryKey)?.isInvalidated;
  return { fetchMock, result, rerender, readAgain };
}

it('refetches figures if the sync ended before its start was answered', async () => {
  const { result, readAgain } = renderSync('complete');
  await waitFor(() => expect(result.current.progress?.state).toBe('complete'));
  expect(readAgain()).toBe(true);
});

it('refetches figures at the end, however far apart the last two events are', async () => {
  const { readAgain } = renderSync('running');
  await waitFor(() => expect(Stream.opened).toHaveLength(1));
  Stream.opened[0]?.tell('progress', 'complete');
  expect(readAgain()).toBe(false);
  Stream.opened[0]?.tell('end', 'complete');
  await waitFor(() => expect(readAgain()).toBe(true));
});

it('watches a sync that starts while another one ends', async () => {
  const { fetchMock, result, rerender } = renderSync('running');
  await waitFor(() => expect(Stream.opened).toHaveLength(1));
  Stream.opened[0]?.tell('end', 'complete');
  rerender({ ...shown, range: { from: '2026-02-01', to: '2026-02-28' } });
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(Stream.opened.at(-1)?.readyState).toBe(1));
  expect(result.current.progress?.state).toBe('running');
  Stream.opened.at(-1)?.tell('end', 'partial');
  await waitFor(() => expect(result.current.progress?.state).toBe('partial'));
});

it('says so when the event stream fails', async () => {
  const { result } = renderSync('running');
  await waitFor(() => expect(Stream.opened).toHaveLength(1));
  const [stream] = Stream.opened;
  stream?.close();
  act(() => {
    stream?.dispatchEvent(new Event('error'));
  });
  expect(result.current.unreachable).toMatch(/is unavailable/);
  expect(result.current.progress).toBeNull();
});

it('retries a sync that ended without the requested days, a limited number of times', async () => {
  const { fetchMock } = renderSync('running');
  for (const times of [1, 2, 3]) {
    await waitFor(() => expect(Stream.opened).toHaveLength(times));
    Stream.opened.at(-1)?.tell('end', 'complete');
    await act(() => Promise.resolve());
  }
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(fetchMock).toHaveBeenCalledTimes(3);
});

it('syncs days again after they were complete', async () => {
  const { fetchMock, rerender } = renderSync('complete');
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
  rerender({ ...shown, receipts: [sampleReceipt({ stale: false })] });
  rerender(shown);
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(3));
});
