// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Action, Today } from '@/features/today/today-shape';
import { makeBasis } from '@/lib/data/terms/basis';
import { sampleReceipt } from '@/lib/data/testing/sample-receipt';
import { visit } from '@/lib/testing/next/navigation';
import { openPopover } from '@/lib/testing/open-popover';
import { press, showScreen } from '@/lib/testing/show-screen';
import { TodayCard } from './today-card';
import { TodayScreen } from './today-screen';

beforeEach(() => visit('/today'));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const today = '2026-11-20';
const range = { from: '2026-08-28', to: '2026-11-19' };

const fell: Action = {
  id: 'fell c1 USD',
  kind: 'fell',
  text: 'Ana sells less than usual',
  why: 'Sold $100.00.',
  stake: {
    of: 'sales',
    currency: 'USD',
    amount: '1200.00',
    range: { low: '800.00', high: '1600.00' },
    estimate: true,
  },
  since: '2026-11-14',
  path: '/reports?creators=c1',
  changesUntil: null,
};
const month: Action = {
  ...fell,
  id: 'monthReady 2026-09 USD',
  kind: 'monthReady',
  text: 'Sep 2026 is ready to close in USD',
  stake: { of: 'commission', currency: 'USD', amount: '30.00', range: null, estimate: false },
  since: null,
};

/** The answers of a server that forgets what was put away when it is shown again. */
function show(element: React.ReactNode, given: Partial<Today> = {}) {
  let away: string[] = [];
  return showScreen(element, {
    read: (path) => {
      if (!path.startsWith('/api/today')) throw new Error('Nothing else is asked.');
      const answer: Today = {
        actions: [fell, month].filter(({ id }) => !away.includes(id)),
        more: 0,
        putAway: away.length,
        range,
        looked: ['fell', 'monthReady'],
        unknown: ['campaign'],
        receipt: sampleReceipt(),
        history: { range, receipt: sampleReceipt() },
        basis: makeBasis([]),
        ...given,
      };
      return answer;
    },
    write: (_, body) => {
      const { action, until } = body as { action: string; until: string | null };
      away = until === null ? [] : [action];
      return { until };
    },
  });
}

it('shows what is at stake, since when and why, and leads to where it is done', async () => {
  show(<TodayScreen today={today} />);
  const link = await screen.findByRole('link', { name: fell.text });
  expect(link.getAttribute('href')).toBe('/reports?creators=c1');
  expect(screen.getByText('About $1,200.00 of sales, $800.00 to $1,600.00')).toBeTruthy();
  expect(screen.getByText('$30.00 of commission')).toBeTruthy();
  expect(screen.getAllByText('Since Nov 14, 2026')).toHaveLength(1);
  expect(
    screen.getByText(
      'Looked for 2 kinds of things. Not known, because days or a list are missing: Campaigns off pace.',
    ),
  ).toBeTruthy();
});

it('puts an action away until a day, and shows it again', async () => {
  const sent = show(<TodayScreen today={today} />);
  await screen.findByRole('link', { name: fell.text });
  openPopover(screen.getByRole('menu', { name: `Put away: ${fell.text}`, hidden: true }));
  const [week] = await screen.findAllByRole('menuitem', { name: 'For 7 days', hidden: true });
  week?.click();
  await screen.findByText(`${fell.text}. Put away until Nov 27, 2026.`);
  expect(screen.queryByRole('link', { name: fell.text })).toBeNull();
  await press('Undo');
  await screen.findByRole('link', { name: fell.text });
  expect(sent.map(({ body }) => body)).toEqual([
    { action: fell.id, until: '2026-11-27' },
    { action: fell.id, until: null },
  ]);
});

it('says that nothing needs the reader', async () => {
  show(<TodayCard loads={false} />, { actions: [], unknown: [] });
  await screen.findByText('Nothing needs you today. Looked for 2 kinds of things.');
});
