// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { beginning, type Margin } from '@/features/profit/margin-shape';
import { render } from '@/lib/testing/render';
import { MarginDialog } from './margin-dialog';

const subjects = { brands: [{ id: 'b1', name: 'Alder' }], categories: [] };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Adds 30 % for the brand, and returns the day that is sent. */
async function addFor(stored: readonly Margin[]): Promise<string> {
  const sent: Margin[] = [];
  vi.stubGlobal('fetch', async (_path: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)));
    return Response.json(init?.method === 'POST' ? null : subjects);
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MarginDialog today="2026-11-20" stored={stored} onClose={() => {}} />
    </QueryClientProvider>,
  );
  await screen.findByRole('option', { name: 'Alder', hidden: true });
  const field = (name: RegExp, role = 'combobox') => screen.getByRole(role, { name, hidden: true });
  fireEvent.change(field(/^Brand/), { target: { value: 'b1' } });
  fireEvent.change(field(/^Margin in percent/, 'textbox'), { target: { value: '30' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add margin', hidden: true }));
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent[0]?.from ?? '';
}

it('adds a first margin from the beginning, and a later one from today', async () => {
  expect(await addFor([])).toBe(beginning);
  cleanup();
  const first = { kind: 'brand', subject: 'b1', from: beginning, percent: '20' } as const;
  expect(await addFor([first])).toBe('2026-11-20');
});
