// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Cost, StoredCost } from '@/features/costs/cost-shape';
import { render } from '@/lib/testing/render';
import { CostDialog } from './cost-dialog';

const mara = {
  id: 'c0000000-0000-4000-8000-000000000001',
  label: 'Mara',
  detail: 'mara@example.com',
  path: '/',
};
const found = { hits: { brands: [], products: [], creators: [mara], campaigns: [] }, unread: [] };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Sent = { method: string; path: string; body: Cost };

function open(cost?: StoredCost, answer: () => Response = () => Response.json(null)): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const method = init?.method ?? 'GET';
    if (method === 'GET') return Response.json(found);
    sent.push({ method, path, body: JSON.parse(String(init?.body)) });
    return answer();
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CostDialog today="2026-11-20" cost={cost} onClose={() => {}} />
    </QueryClientProvider>,
  );
  return sent;
}

const field = (name: RegExp | string, role = 'combobox') => screen.getByRole(role, { name, hidden: true });
const type = (name: RegExp | string, value: string, role?: string) =>
  fireEvent.change(field(name, role), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

it('adds a cost of a creator who is found by name, for one day', async () => {
  const sent = open();
  type(/^Creator/, 'Mara');
  await screen.findByText(mara.id);
  type(/^Amount/, '$1,250.50', 'textbox');
  press('Add cost');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/api/costs',
      body: {
        kind: 'fee',
        amount: '1250.50',
        currency: 'USD',
        note: '',
        subject: { kind: 'creator', id: mara.id },
        from: '2026-11-20',
        to: '2026-11-20',
      },
    },
  ]);
});

it('adds a cost of the whole workspace over a period', async () => {
  const sent = open();
  type(/^For/, '');
  type(/^Kind/, 'tool');
  type(/^Currency/, 'EUR');
  type(/^Amount/, '12', 'textbox');
  fireEvent.change(screen.getByLabelText(/^Last day/), { target: { value: '2026-12-31' } });
  press('Add cost');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ kind: 'tool', subject: null, currency: 'EUR', to: '2026-12-31' });
});

const stored: StoredCost = {
  id: 'a0000000-0000-4000-8000-000000000001',
  kind: 'retainer',
  name: null,
  note: 'Old',
  subject: { kind: 'subid1', id: 'spring' },
  amount: '300.00',
  currency: 'USD',
  from: '2026-11-01',
  to: '2026-11-30',
};

it('changes a cost, and shows what the server says next to the field', async () => {
  const refused = () => {
    const issues = [{ field: 'amount', message: 'must be more than 0' }];
    const failure = {
      status: 422,
      code: 'invalid_input',
      message: 'Check the fields.',
      issues,
      requestId: 'r',
    };
    return Response.json(failure, { status: 422 });
  };
  const sent = open(stored, refused);
  type(/^Amount/, '0', 'textbox');
  press('Save');
  await screen.findByText('The amount must be more than 0.');
  expect(sent).toEqual([
    {
      method: 'PUT',
      path: `/api/costs/${stored.id}`,
      body: {
        kind: 'retainer',
        subject: stored.subject,
        amount: '0',
        currency: 'USD',
        note: 'Old',
        from: '2026-11-01',
        to: '2026-11-30',
      },
    },
  ]);
});
