// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Goals } from '@/features/goals/goal-shape';
import { nothingStored, sampleGoal } from '@/features/goals/testing/sample-goal';
import type { Overview } from '@/features/overview/overview-shape';
import { makeBasis } from '@/lib/data/terms/basis';
import { sampleReceipt } from '@/lib/data/testing/sample-receipt';
import { visit } from '@/lib/testing/next/navigation';
import { showScreen } from '@/lib/testing/show-screen';
import { OverviewScreen } from './overview-screen';

beforeEach(() => visit('/overview'));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const today = '2026-11-20';
const range = { from: '2026-10-24', to: today };
/** The year behind the forecast of a running goal. */
const year = { from: '2025-11-21', to: today };
const missing = sampleReceipt({ state: 'partial', stale: true });

const figure = { now: 0, counted: null, before: null, provisional: { any: false, share: null } };
const line = { now: [1], before: [] };
const overview: Overview = {
  range,
  comparedRange: null,
  comparedDays: null,
  grain: 'day',
  buckets: [range.from],
  comparedBuckets: [null],
  currencies: [
    {
      currency: 'USD',
      figures: { sales: figure, commission: figure, clicks: figure, conversions: figure },
      series: { sales: line, commission: line, clicks: line, conversions: line },
      provisional: [false],
      unfinished: [false],
    },
  ],
  costs: [],
  tops: { products: [], creators: [], brands: [] },
  receipt: sampleReceipt(),
  comparedReceipt: null,
  bonusReceipt: sampleReceipt(),
  comparedBonusReceipt: null,
  basis: makeBasis([]),
};
const running = sampleGoal({ ...nothingStored, state: 'unknown', daysCounted: 0 });
const goals: Goals = {
  goals: [running],
  total: 1,
  stored: 1,
  range: year,
  receipt: missing,
  basis: { ...makeBasis([]), complete: false },
};

/** A fake EventSource. The test sends the server's events. */
class Stream extends EventTarget {
  static opened: Stream[] = [];
  close() {}
  constructor() {
    super();
    Stream.opened.push(this);
  }
  end(state: string) {
    act(() => {
      this.dispatchEvent(new MessageEvent('end', { data: JSON.stringify({ state }) }));
    });
  }
}

type Answers = { overview: Overview; goals: Goals };

/** Shows the overview. Returns the syncs that it starts, in order, and its answers, which a test may change. */
function show(given: Partial<Answers>) {
  const answers: Answers = { overview, goals, ...given };
  Stream.opened = [];
  vi.stubGlobal('EventSource', Stream);
  const sent = showScreen(<OverviewScreen today={today} since={null} />, {
    read: (path) => {
      if (path.startsWith('/api/overview')) return answers.overview;
      if (path.startsWith('/api/goals')) return answers.goals;
      throw new Error('The other cards have no answer.');
    },
    write: (path) => (path.startsWith('/api/ledger/sync') ? { state: 'running', days: {}, pages: 0 } : null),
  });
  const syncs = () =>
    sent.flatMap(({ path }) => (path.startsWith('POST /api/ledger/sync') ? [path.split('?')[1]] : []));
  return { answers, syncs };
}

const ofGoals = `sources=reports&from=${year.from}&to=${year.to}&force=false`;
const ownDays = `sources=reports%2Cbrb&from=${range.from}&to=${range.to}&force=false`;

it('loads the days of its goals after its own, and no others', async () => {
  const { answers, syncs } = show({ overview: { ...overview, receipt: missing } });
  await waitFor(() => expect(Stream.opened).toHaveLength(1));
  await screen.findByText('Not known yet');
  expect(syncs()).toEqual([ownDays]);
  answers.overview = overview;
  Stream.opened[0]?.end('complete');
  await waitFor(() => expect(Stream.opened).toHaveLength(2));
  expect(syncs()).toEqual([ownDays, ofGoals]);
  answers.goals = { ...goals, goals: [sampleGoal()], receipt: sampleReceipt(), basis: makeBasis([]) };
  Stream.opened[1]?.end('complete');
  await screen.findByText('On track');
  expect(syncs()).toHaveLength(2);
});

it('loads no days of goals while its own are missing', async () => {
  const { syncs } = show({ overview: { ...overview, receipt: missing } });
  await waitFor(() => expect(Stream.opened).toHaveLength(1));
  Stream.opened[0]?.end('failed');
  await screen.findByRole('button', { name: /^Last loaded / });
  expect(syncs()).not.toContain(ofGoals);
});

it.each([
  ['are loaded', { receipt: sampleReceipt(), basis: makeBasis([]) }],
  ['are of no goal', { goals: [], total: 0 }],
])('loads nothing where the days of goals %s', async (_, given) => {
  const { syncs } = show({ goals: { ...goals, ...given } });
  await screen.findByRole('region', { name: 'Sales' });
  await screen.findByRole('heading', { name: 'Overview' });
  expect(syncs()).toEqual([]);
});

it('leads to the largest falls of its days and currency, and says which figures are of all currencies', async () => {
  const [usd] = overview.currencies;
  const currencies = usd ? [usd, { ...usd, currency: 'EUR' }] : [];
  show({ overview: { ...overview, currencies } });
  const falls = await screen.findByRole('link', { name: 'Largest falls (creators)' });
  expect(falls.getAttribute('href')).toMatch(
    /^\/reports\?(?=.*currency=USD)(?=.*group=creator)(?=.*order=fall)/,
  );
  for (const name of ['Clicks', 'Conversions']) {
    expect(screen.getByRole('region', { name }).textContent).toContain('All currencies');
  }
  expect(screen.getByRole('region', { name: 'Sales' }).textContent).not.toContain('All currencies');
});
