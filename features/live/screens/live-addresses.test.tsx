// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ShownAddress } from '@/features/live/shown-address';
import { render } from '@/lib/testing/render';
import { LiveAddresses } from './live-addresses';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const address: ShownAddress = {
  ...{ id: '5d8f4c53-6c1e-4a7e-8a52-0f2f8f6f7a21', name: 'Board', list: 'brands', range: 'last-28-days' },
  ...{ filters: ['search = tea'], receipt: 'columns', lastFour: 'Cd12', email: 'ada@example.com' },
  ...{ createdAt: '2026-11-01T00:00:00.000Z', expiresAt: '2027-11-01T00:00:00.000Z' },
  ...{ expired: false, lastUsedAt: null },
};

function show(addresses: ShownAddress[]) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    requests.push(`${method} ${path}`);
    if (method === 'DELETE') addresses.length = 0;
    return Response.json(method === 'DELETE' ? null : { addresses });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <LiveAddresses />
    </QueryClientProvider>,
  );
  return requests;
}

const press = (name: string) => act(async () => screen.getByRole('button', { name, hidden: true }).click());

it('says who made an address, what it shows and when it was read', async () => {
  const days = { from: '2026-11-01', to: '2026-11-28' };
  show([
    address,
    { ...address, id: '2', name: 'Fixed', range: days, lastUsedAt: '2026-11-27T00:00:00.000Z' },
    { ...address, id: '3', name: 'Old', list: 'audit', range: null, filters: [], expired: true },
  ]);
  expect(await screen.findByText('ada@example.com · Brands · Last 28 days · search = tea')).toBeTruthy();
  expect(screen.getByText('ada@example.com · Brands · Nov 1 – 28, 2026 · search = tea')).toBeTruthy();
  expect(screen.getByText('ada@example.com · Audit')).toBeTruthy();
  expect(screen.getByText('Never read · ends Nov 1, 2027')).toBeTruthy();
  expect(screen.getByText('Expired')).toBeTruthy();
  expect(screen.getAllByText('…Cd12.csv')).toHaveLength(3);
});

it('revokes one after a confirmation', async () => {
  const requests = show([address]);
  await screen.findByText('Board');
  await press('Revoke Board');
  expect(await screen.findByText('Revoke Board?')).toBeTruthy();
  expect(requests).toEqual(['GET /api/live-addresses']);
  await press('Revoke address');
  expect(await screen.findByText('No live addresses yet')).toBeTruthy();
  expect(requests).toContain(`DELETE /api/live-addresses/${address.id}`);
});
