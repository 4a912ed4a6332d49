// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GoalProgress, Goals } from '@/features/goals/goal-shape';
import { nothingStored, sampleGoal } from '@/features/goals/testing/sample-goal';
import { makeBasis } from '@/lib/data/terms/basis';
import { sampleReceipt } from '@/lib/data/testing/sample-receipt';
import { visit } from '@/lib/testing/next/navigation';
import { render } from '@/lib/testing/render';
import { GoalsCard } from './goals-card';
import { GoalsScreen } from './goals-screen';

beforeEach(() => visit('/reports/goals'));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const today = '2026-11-20';

type Asked = { method: string; path: string; body: unknown };

function show(goals: readonly GoalProgress[], element: React.ReactNode, total = goals.length): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const method = init?.method ?? 'GET';
    asked.push({ method, path, body: init?.body ? JSON.parse(String(init.body)) : null });
    if (method !== 'GET') return Response.json(null);
    if (path.startsWith('/api/groups')) return Response.json({ groups: [{ id: 'g1', name: 'Stars' }] });
    const answer: Goals = {
      goals: [...goals],
      total,
      stored: total,
      range: { from: '2026-09-25', to: today },
      receipt: sampleReceipt(),
      basis: makeBasis([]),
    };
    return Response.json(answer);
  });
  render(<QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>);
  return asked;
}

const page = (manages = true) => <GoalsScreen manages={manages} today={today} />;
const rowOf = async (name: RegExp) => {
  const link = await screen.findByRole('link', { name });
  const row = link.closest('li');
  if (!row) throw new Error('A goal is a list item.');
  return within(row);
};

it('shows what is reached, the pace, and a forecast that is marked as an estimate', async () => {
  const gap = { from: '2026-11-02', to: '2026-11-03' };
  show(
    [
      sampleGoal(),
      sampleGoal({
        id: 'b',
        metric: 'clicks',
        currency: null,
        target: '500',
        value: '120',
        share: 0.24,
        pace: null,
        state: 'unknown',
        forecast: null,
        reason: null,
        pattern: 'even',
        unread: [gap],
        daysCounted: 17,
        subject: { kind: 'creator', id: 'c1' },
        name: 'Mara',
      }),
    ],
    page(),
  );
  const all = await rowOf(/^Sales · Whole workspace/);
  all.getByText('On track');
  all.getByText('Estimate');
  all.getByText('About 104.0% by Nov 30, 2026: $3,120.00 ($2,990.00 to $3,260.00).');
  all.getByRole('img', { name: '70.0% of the target reached. The pace is 66.0% of it.' });
  all.getByText('Ahead by $120.00: the 19 days so far brought $200.00 more than their part of the target.');
  all.getByText(
    /Pace: \$1,980\.00 now would be on track\. Tested on 1 earlier period: off by 2\.5% on average, 1 within the range\. May still change until Jan 14, 2027\./,
  );
  const clicks = await rowOf(/^Clicks · Mara/);
  clicks.getByText('Not known yet');
  expect(clicks.queryByText(/Tested|tested/)).toBeNull();
  clicks.getByText(/four full weeks.*17 of 19 days count: those that/);
  expect(clicks.queryByText('Estimate')).toBeNull();
  const link = screen.getByRole('link', { name: /^Clicks · Mara/ });
  expect(link.getAttribute('href')).toContain('metric=clicks&creators=c1');
});

it('deletes a goal and restores it', async () => {
  const asked = show([sampleGoal()], page());
  const what = 'Sales of $3,000.00 for Whole workspace, Nov 2026';
  fireEvent.click(await screen.findByRole('button', { name: `Delete ${what}` }));
  await screen.findByText(`Deleted: ${what}.`);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const goal = { metric: 'sales', currency: 'USD', period: '2026-11', target: '3000.00', subject: null };
  await waitFor(() =>
    expect(asked.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: '/api/goals', body: goal },
    ]),
  );
});

it('adds a goal of a quarter for a group, as it is typed', async () => {
  const asked = show([], page());
  fireEvent.click(await screen.findByRole('button', { name: 'Add goal' }));
  const type = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  type(/^Currency/, 'EUR');
  type(/^Target/, '€1,250.50');
  type(/^Period/, '2027-Q1');
  type(/^For/, 'creator_group');
  await screen.findByRole('option', { name: 'Stars', hidden: true });
  type(/^Group/, 'g1');
  const [, submit] = screen.getAllByRole('button', { name: 'Add goal', hidden: true });
  if (submit) fireEvent.click(submit);
  const subject = { kind: 'creator_group', id: 'g1' };
  const goal = { metric: 'sales', currency: 'EUR', period: '2027-Q1', target: '1250.50', subject };
  await waitFor(() => expect(asked.find(({ method }) => method === 'POST')?.body).toEqual(goal));
});

it('lets others read', async () => {
  show([sampleGoal()], page(false));
  await screen.findByText('Owners and admins manage goals.');
  await rowOf(/^Sales/);
  expect(screen.queryByRole('button', { name: /^(Add|Change|Delete)/ })).toBeNull();
});

it('shows no pace and no verdict on the overview before the year behind them is loaded', async () => {
  const unplanned = { pace: null, daily: null, pattern: null, forecast: null, reason: null } as const;
  show(
    [sampleGoal({ ...unplanned, state: 'unknown', daysCounted: 18 })],
    <GoalsCard today={today} loads={false} />,
  );
  await screen.findByText('Not known yet');
  screen.getByRole('img', { name: '70.0% of the target reached.' });
  screen.getByText(
    'Pace and forecast are not known until the days of the last year are loaded. 18 of 19 days count: those that have ended (UTC) and were loaded after that. The sum may lack rows.',
  );
});

it.each([
  ['the page', page()],
  ['the overview', <GoalsCard key="card" today={today} loads={false} />],
])('shows no zero on %s while no day counts', async (_, element) => {
  show([sampleGoal({ ...nothingStored, state: 'unknown', daysCounted: 0 })], element);
  const entry = (await screen.findByText(/^– of \$3,000\.00/)).closest('li');
  expect(entry?.textContent).not.toContain('0.0%');
  screen.getByRole('img', { name: 'Not known yet' });
});

it('shows a zero that days tell', async () => {
  show([sampleGoal({ value: '0.00', share: 0, state: 'unknown', daysCounted: 18 })], page());
  (await rowOf(/^Sales/)).getByText(/^\$0\.00 of \$3,000\.00/);
});

it('shows four goals on the overview, and where the others are', async () => {
  const goals = ['1', '2', '3', '4'].map((id) => sampleGoal({ id }));
  show(goals, <GoalsCard today={today} loads={false} />, 6);
  const more = await screen.findByRole('link', { name: '2 more goals' });
  expect(more.getAttribute('href')).toBe('/reports/goals');
  expect(
    screen.getAllByText(
      /^About 104\.0% by Nov 30 \(99\.7% to 108\.7%\)\. This range held in 1 of 1 past period\.$/,
    ),
  ).toHaveLength(4);
});
