// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { totalCredits } from '@/features/credits/compare-credits';
import type { CreditLine, Credits, ImportedCredits } from '@/features/credits/credit-shape';
import { makeBasis } from '@/lib/data/terms/basis';
import { sampleReceipt } from '@/lib/data/testing/sample-receipt';
import { visit } from '@/lib/testing/next/navigation';
import { render } from '@/lib/testing/render';
import { CreditsScreen } from './credits-screen';

beforeEach(() => visit('/settings/credits'));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const line = (given: Partial<CreditLine>): CreditLine => ({
  id: '1',
  month: '2026-08',
  brand: 'b1',
  name: 'Alder Kitchen',
  currency: 'USD',
  state: 'compared',
  due: '2026-10',
  estimate: '100.00',
  credited: '80.00',
  replaced: null,
  parts: [{ marketplace: null, amount: '80.00' }],
  difference: '-20.00',
  share: -0.2,
  ...given,
});
const none = { difference: null, share: null };
const lines = [
  line({ id: null, month: '2026-10', due: '2026-12', state: 'notDue', credited: null, ...none }),
  line({ id: null, month: '2026-09', state: 'uncredited', credited: null, ...none }),
  line({
    id: '3',
    replaced: '75.00',
    parts: [
      { marketplace: 'marketplace.de', amount: '50.00' },
      { marketplace: 'marketplace.fr', amount: '30.00' },
    ],
  }),
  line({ id: '4', month: '2026-05', state: 'notLoaded', estimate: null, ...none }),
];

type Asked = { method: string; url: URL; body: unknown };

function show(credits: readonly CreditLine[], manages = true): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const url = new URL(path, 'http://localhost');
    const method = init?.method ?? 'GET';
    asked.push({ method, url, body: init?.body ? JSON.parse(String(init.body)) : null });
    const answer: Credits = {
      credits: [...credits],
      total: credits.length,
      stored: credits.length,
      totals: totalCredits(credits),
      currencies: ['USD'],
      range: { from: '2026-05-01', to: '2026-11-20' },
      receipt: sampleReceipt(),
      basis: makeBasis([]),
    };
    const imported: ImportedCredits = { id: 'i1', added: 2, replaced: 1, known: 0 };
    return Response.json(method === 'GET' ? answer : method === 'POST' ? imported : null);
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CreditsScreen manages={manages} />
    </QueryClientProvider>,
  );
  return asked;
}

const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

it('shows the difference of compared months, and why others are not compared', async () => {
  show(lines);
  const compared = await rowOf(/Aug 2026/);
  compared.getByText('−$20.00 (−20.0%)');
  compared.getByText('Replaced $75.00');
  compared.getByText('of 2 marketplaces');
  (await rowOf(/Oct 2026/)).getByText('Due in Dec 2026');
  (await rowOf(/Sep 2026/)).getByText('No credit imported');
  (await rowOf(/May 2026/)).getByText('Estimate not loaded');
  const card = within(screen.getByRole('region', { name: 'How estimates held, USD' }));
  card.getByText('1 month compared');
  card.getByText('Too few months to say how estimates hold: it takes three.');
});

it('states median and range from three months on', async () => {
  const credited = (month: string, amount: string) => line({ month, credited: amount });
  show([credited('2026-06', '90.00'), credited('2026-07', '105.00'), credited('2026-08', '80.00')]);
  await screen.findByText('Credited was 90.0% of the estimate (median), 80.0% to 105.0% by month.');
});

it('imports pasted lines, says what was replaced, and undoes the import', async () => {
  const asked = show(lines);
  fireEvent.click(await screen.findByRole('button', { name: 'Import bonus credits' }));
  const csv = 'month,brand,currency,amount\n2026-08,Alder Kitchen,USD,80';
  fireEvent.change(screen.getByRole('textbox'), { target: { value: csv } });
  fireEvent.click(screen.getByRole('button', { name: 'Import' }));
  await screen.findByText('2 credits added · 1 was replaced.');
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ csv });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'DELETE')?.url.pathname).toBe('/api/credits/imports/i1'),
  );
  await waitFor(() => expect(screen.queryByText(/credits added/)).toBeNull());
});

it('deletes a credit, and restores it', async () => {
  const asked = show(lines);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete $80.00 for Alder Kitchen, Aug 2026' }));
  await screen.findByText('Deleted: $80.00 for Alder Kitchen, Aug 2026.');
  expect(asked.find(({ method }) => method === 'DELETE')?.url.pathname).toBe('/api/credits/3');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      csv: [
        'month,brand,currency,amount,marketplace',
        '2026-08,b1,USD,50.00,marketplace.de',
        '2026-08,b1,USD,30.00,marketplace.fr',
      ].join('\n'),
    }),
  );
});

it('says how to begin, and who may', async () => {
  show([]);
  await screen.findByText('No bonus credits yet');
  screen.getByRole('button', { name: 'Import bonus credits' });
  cleanup();
  show([], false);
  await screen.findByText('Owners and admins import bonus credits.');
  expect(screen.queryByRole('button', { name: 'Import bonus credits' })).toBeNull();
});
