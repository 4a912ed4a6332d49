// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Receipt } from '@/lib/ledger/receipt-shape';
import { ledgerKeys } from '@/lib/query/ledger';
import { useLedgerSync } from './use-ledger-sync';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const range = { from: '2026-03-01', to: '2026-03-28' };
const receipt: Receipt = {
  ...{ state: 'partial', windows: { total: 2, ok: 1, missing: 0, pending: 1 }, pages: 0, rows: 0 },
  ...{ settled: 0, asOf: null, stale: true, reasons: [] },
};

it('reads the figures again where the sync ended before it was answered that it began', async () => {
  const asked = vi.fn(async () => Response.json({ state: 'complete' }));
  vi.stubGlobal('fetch', asked);
  const client = new QueryClient();
  client.setQueryData([...ledgerKeys.all, 'summary'], {});
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const shown = {
    ...({ sources: ['reports'], range, receipts: [receipt] } as const),
    ...{ comparedRange: null, comparedReceipt: null },
  };
  const { result } = renderHook(() => useLedgerSync(shown), { wrapper });
  await waitFor(() => expect(result.current.progress?.state).toBe('complete'));
  expect(asked).toHaveBeenCalledOnce();
  expect(client.getQueryState([...ledgerKeys.all, 'summary'])?.isInvalidated).toBe(true);
});
