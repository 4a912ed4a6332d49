// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Change, Effects } from '@/features/effects/effect-shape';
import { makeBasis } from '@/lib/data/terms/basis';
import { sampleReceipt } from '@/lib/data/testing/sample-receipt';
import { router, visit } from '@/lib/testing/next/navigation';
import { showScreen } from '@/lib/testing/show-screen';
import { EffectsScreen } from './effects-screen';

beforeEach(() => {
  router.push.mockClear();
  visit('/reports/effects?from=2026-05-01&to=2026-06-30');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const priced: Change = {
  id: 'marketplace.com/B0KETTLE01 2026-05-20',
  subject: { kind: 'product', marketplace: 'marketplace.com', id: 'B0KETTLE01', name: 'Kettle' },
  parts: [
    {
      kind: 'price',
      before: { amount: '20', currency: 'USD' },
      after: { amount: '15', currency: 'USD' },
    },
    { kind: 'stock', after: 'in' },
  ],
  day: '2026-05-20',
  since: '2026-05-19',
  days: {
    before: { from: '2026-03-24', to: '2026-05-18' },
    after: { from: '2026-05-21', to: '2026-06-17' },
  },
  verdict: 'more',
  ready: null,
  effect: {
    currency: 'USD',
    otherCurrencies: [],
    sales: '5600.00',
    expected: '2800.00',
    difference: '2800.00',
    low: '2100.00',
    high: '3500.00',
    share: 1,
    conversions: 280,
    expectedConversions: 140,
    others: { of: 'category', count: 12, level: 0.98 },
  },
};

const began: Change = {
  ...priced,
  id: 'c1 began',
  subject: { kind: 'campaign', id: 'c1', name: 'Summer' },
  parts: [{ kind: 'campaign', after: 'began' }],
  day: '2026-06-26',
  days: null,
  verdict: 'tooEarly',
  ready: '2026-07-04',
  effect: null,
};

const range = { from: '2026-05-01', to: '2026-06-30' };
const answer: Effects = {
  range,
  changes: [began, priced],
  count: 2,
  judged: { from: '2026-02-20', to: '2026-06-29' },
  receipt: sampleReceipt(),
  basis: makeBasis([]),
};

const show = (given: Partial<Effects> = {}) =>
  showScreen(<EffectsScreen today="2026-06-30" />, {
    read: (path) => (path.startsWith('/api/ledger/effects') ? { ...answer, ...given } : { views: [] }),
    write: () => null,
  });

it('shows each change with what was sold since, what was expected, and how sure that is', async () => {
  show();
  const row = await screen.findByRole('row', { name: /Kettle/ });
  for (const text of [
    'Price from $20.00 to $15.00 · Back in stock',
    'Sold more',
    '+$2,800.00 (+100.0%)',
    '+$2,100.00 to +$3,500.00',
    '$5,600.00',
    '$2,800.00',
  ]) {
    within(row).getAllByText(text);
  }
  const campaign = screen.getByRole('row', { name: /Summer/ });
  within(campaign).getByText('Campaign began');
  within(campaign).getAllByText('Known on Jul 4, 2026');
  fireEvent.click(within(campaign).getByText('Summer'));
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/program/campaigns/c1');
});

it('says which currencies a sum does not count', async () => {
  const effect = priced.effect && { ...priced.effect, otherCurrencies: ['EUR', 'JPY'] };
  show({ changes: [{ ...priced, effect }] });
  const row = await screen.findByRole('row', { name: /Kettle/ });
  within(row).getByText('$5,600.00, without EUR and JPY');
});

it('says that nothing changed, and how many changes are not shown', async () => {
  show({ changes: [], count: 0 });
  await screen.findByText('Nothing changed in these days');
  cleanup();
  show({ count: 1234 });
  await screen.findByText('2 of 1,234 changes are shown, the newest ones.');
});
