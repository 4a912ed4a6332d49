// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Costs, StoredCost } from '@/features/costs/cost-shape';
import { makeBasis } from '@/lib/data/terms/basis';
import { visit } from '@/lib/testing/next/navigation';
import { render } from '@/lib/testing/render';
import { CostsScreen } from './costs-screen';

beforeEach(() => visit('/settings/costs'));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const cost = (given: Partial<StoredCost>): StoredCost => ({
  id: '1',
  kind: 'fee',
  subject: null,
  name: null,
  note: '',
  amount: '100.00',
  currency: 'USD',
  from: '2026-11-01',
  to: '2026-11-30',
  ...given,
});
const stored = [
  cost({ id: '1', kind: 'retainer', subject: { kind: 'creator', id: 'c1' }, name: 'Mara', note: 'Videos' }),
  cost({ id: '2', kind: 'tool', amount: '4000.00', currency: 'JPY', from: '2026-11-02', to: '2026-11-02' }),
];

type Asked = { method: string; url: URL; body: unknown };

function show(costs: readonly StoredCost[], manages = true): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const url = new URL(path, 'http://localhost');
    const method = init?.method ?? 'GET';
    asked.push({ method, url, body: init?.body ? JSON.parse(String(init.body)) : null });
    const answer: Costs = {
      costs: [...costs],
      total: costs.length,
      stored: costs.length,
      basis: makeBasis([]),
    };
    return Response.json(method === 'GET' ? answer : null);
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CostsScreen manages={manages} today="2026-11-20" />
    </QueryClientProvider>,
  );
  return asked;
}

it('lists costs with their subject, days and amount in their own currency', async () => {
  show(stored);
  const mara = within(await screen.findByRole('row', { name: /Mara/ }));
  mara.getByText('Creator');
  mara.getByText('Retainer');
  mara.getByText('$100.00');
  mara.getByText('Videos');
  within(screen.getByRole('row', { name: /Whole workspace/ })).getByText('¥4,000');
});

it('asks for the filters that are chosen', async () => {
  const asked = show(stored);
  await screen.findByRole('row', { name: /Mara/ });
  fireEvent.change(screen.getByRole('combobox', { name: 'Kind' }), { target: { value: 'tool' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'For' }), { target: { value: 'workspace' } });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'vid' } });
  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1)?.url.searchParams ?? [])).toMatchObject({
      kind: 'tool',
      subject: 'workspace',
      q: 'vid',
    }),
  );
});

it('deletes a cost, and restores it', async () => {
  const asked = show(stored);
  const mara = within(await screen.findByRole('row', { name: /Mara/ }));
  fireEvent.click(mara.getByRole('button', { name: /^Delete Retainer of \$100\.00 for Mara/ }));
  await screen.findByText(/^Deleted: Retainer of \$100\.00 for Mara/);
  expect(asked.find(({ method }) => method === 'DELETE')?.url.pathname).toBe('/api/costs/1');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
  const { id: _, name: __, ...given } = stored[0] ?? cost({});
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual(given);
});

it('says how to begin, and who may', async () => {
  show([]);
  await screen.findByText('No costs yet');
  screen.getByRole('button', { name: 'Add cost' });
  cleanup();
  show([], false);
  await screen.findByText('Owners and admins manage costs.');
  expect(screen.queryByRole('button', { name: 'Add cost' })).toBeNull();
});
