// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TodayProvider } from '@/components/filters/today';
import type { EvidenceAnswer, EvidenceLine } from '@/features/evidence/evidence-shape';
import { makeBasis } from '@/lib/data/terms/basis';
import { visit } from '@/lib/testing/next/navigation';
import { showScreen } from '@/lib/testing/show-screen';
import { EvidenceScreen } from './evidence-screen';

afterEach(() => {
  cleanup();
  visit('/links/evidence');
});

const line: EvidenceLine = {
  source: 'clicks',
  day: null,
  link: 'abc',
  linkProduct: 'Blue hat',
  subid1: 'bio',
  subid2: null,
  product: 'B0A',
  productName: 'Blue hat',
  brand: 'b1',
  brandName: 'Northwind',
  marketplace: 'marketplace.com',
  clicks: 10,
  currency: null,
  conversions: null,
  sales: null,
  commission: null,
  open: false,
};
const amounts = { conversions: 0, sales: '0.00', commission: '0.00' };
const day = { loaded: '2026-06-20T06:00:00.000Z', seen: ['2026-06-12'] };
const answer: EvidenceAnswer = {
  refreshing: false,
  range: { from: '2026-06-10', to: '2026-06-11' },
  days: [
    {
      ...day,
      day: '2026-06-10',
      clicks: 7,
      reports: [
        {
          ...amounts,
          currency: 'USD',
          clicks: 7,
          open: true,
          was: [
            { on: '2026-06-12', conversions: 1, sales: '20.00', commission: '2.00' },
            { on: '2026-06-14', conversions: 1, sales: '20.00', commission: '2.00' },
            { ...amounts, on: '2026-06-18' },
          ],
        },
      ],
    },
    { ...day, day: '2026-06-11', clicks: 3, reports: [] },
  ],
  lines: [line, { ...line, ...amounts, source: 'reports', currency: 'USD', clicks: 7, open: true }],
  lineCount: 2,
  choices: [line, { ...line, link: 'def', product: 'B0B', productName: 'Red hat' }],
  changes: [],
  changeCount: 0,
  receipt: {
    state: 'complete',
    gaps: [],
    unread: [],
    loadedEarly: [],
    rows: 1,
    settled: 0,
    asOf: '2026-06-20T06:00:00.000Z',
    stale: false,
    revision: 'r',
  },
  basis: makeBasis([]),
};

const show = (asked: string[] = []) =>
  showScreen(
    <TodayProvider today="2026-06-30">
      <EvidenceScreen today="2026-06-30" />
    </TodayProvider>,
    {
      read: (path) => {
        asked.push(path);
        return answer;
      },
      write: () => ({}),
    },
  );

it('says what was clicked, what the report has, what it had, and where it has no row', async () => {
  show();
  await screen.findByText('10 clicks on 2 days, and no conversion in product reports.');
  const table = within(screen.getByRole('table', { name: 'Day by day' }));
  const reversed = table.getByRole('row', { name: /Jun 10, 2026/ });
  within(reversed).getByText('Jun 12: 1 conversion, $20.00 sales, $2.00 commission · As now since Jun 18');
  const missing = table.getByRole('row', { name: /Jun 11, 2026/ });
  within(missing).getByText('No row when loaded on Jun 12');
  const links = within(screen.getByRole('table', { name: 'Links and products' }));
  expect(links.getAllByRole('row')).toHaveLength(2);
  within(links.getByRole('row', { name: /abc/ })).getByText('10');
  screen.getByText('No load has changed a row of these days.');
});

it('asks for one link, and states the order on the page without asking for it', async () => {
  visit('/links/evidence?from=2026-06-10&to=2026-06-11&orderDay=2026-06-11&orderAmount=20+USD&products=B0B');
  const asked: string[] = [];
  show(asked);
  await screen.findByText('Day of the missing order, as stated: Jun 11, 2026.');
  screen.getByText('Amount of the missing order, as stated: 20 USD.');
  screen.getByText('Product: Red hat');
  expect(asked).toEqual(['/api/ledger/evidence?from=2026-06-10&to=2026-06-11&products=B0B']);
  fireEvent.change(screen.getByLabelText('Link'), { target: { value: 'def' } });
  await screen.findByText('Link: def');
  expect(asked.at(-1)).toBe('/api/ledger/evidence?from=2026-06-10&to=2026-06-11&links=def&products=B0B');
});
