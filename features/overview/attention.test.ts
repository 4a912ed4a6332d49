import { expect, it } from 'vitest';
import type { Pacing } from '@/features/program/pacing';
import { sampleCampaign } from '@/lib/data/testing/sample-items';
import { english } from '@/lib/testing/english';
import { listAttention } from './attention';

const today = '2026-03-15';
const brand = { id: 'b', name: 'Northwind' };

function campaign(
  name: string,
  pacing: Partial<Pacing>,
  given: { status?: string; start?: string; end?: string } = {},
) {
  const { status = 'DELIVERING', start = '2026-03-01', end = '2026-04-30' } = given;
  return {
    campaign: sampleCampaign(name, {
      name,
      status,
      brand,
      budget: 1000,
      startDate: `${start}T00:00:00.000Z`,
      endDate: `${end}T23:59:59.999Z`,
    }),
    figures: [],
    pacing: {
      state: 'steady' as const,
      spentShare: 0.5,
      elapsedShare: 0.5,
      daysLeft: 30,
      perDay: 10,
      projected: 900,
      runsOut: null,
      loaded: true,
      since: null,
      ...pacing,
    },
  };
}

it.each([
  ['spent', campaign('a', { state: 'spent', daysLeft: 9 }), 'Budget used up with 9 days to go'],
  [
    'early',
    campaign('a', { state: 'early', runsOut: '2026-03-20', daysLeft: 12 }),
    'Budget lasts until about Mar 20, 2026, 12 days left',
  ],
  ['slow', campaign('a', { state: 'slow', daysLeft: 10 }), 'Only 50.0% of the budget used, 10 days left'],
  ['ending', campaign('a', { daysLeft: 1 }), 'Ends in 1 day'],
])('tells of a campaign that is %s', (_, row, reason) => {
  expect(listAttention(english, [row], today).map((entry) => entry.reason)).toEqual([reason]);
});

it.each([
  ['runs as planned', campaign('a', {})],
  ['is slow with time to go', campaign('a', { state: 'slow', daysLeft: 40 })],
  ['is over', campaign('a', { state: 'spent' }, { end: '2026-03-14' })],
  ['has not begun', campaign('a', { state: 'upcoming' }, { start: '2026-03-16' })],
])('keeps silent about one that %s', (_, row) => {
  expect(listAttention(english, [row], today)).toEqual([]);
});

it('sorts by urgency', () => {
  const rows = [
    campaign('ending', { daysLeft: 2 }),
    campaign('early', { state: 'early', runsOut: '2026-04-01', daysLeft: 20 }),
    campaign('spent', { state: 'spent', daysLeft: 5 }),
  ];
  expect(listAttention(english, rows, today).map(({ row }) => row.campaign.name)).toEqual([
    'spent',
    'early',
    'ending',
  ]);
});
