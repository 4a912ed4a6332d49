import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, daysBetween, toDay } from '@/lib/data/terms/days';
import { paceCampaign } from './pacing';

const campaign = (more: Partial<Parameters<typeof paceCampaign>[0]> = {}) => ({
  startDate: '2026-06-01T00:00:00.000Z',
  endDate: '2026-06-30T23:59:59.999Z',
  status: 'DELIVERING',
  budget: 3_000,
  ...more,
});

it.each([
  [
    'not begun',
    campaign(),
    0,
    '2026-05-31',
    { state: 'upcoming', perDay: null, daysLeft: 30, runsOut: null },
  ],
  [
    'steady',
    campaign(),
    1_000,
    '2026-06-10',
    { state: 'steady', perDay: 100, projected: 3_000, daysLeft: 20, runsOut: null },
  ],
  ['too fast', campaign(), 2_100, '2026-06-10', { state: 'early', perDay: 210, runsOut: '2026-06-15' }],
  [
    'too fast, with a budget for whole days',
    campaign(),
    2_000,
    '2026-06-10',
    { state: 'early', perDay: 200, runsOut: '2026-06-15' },
  ],
  [
    'too fast, with cents for whole days',
    campaign({ budget: 0.9 }),
    0.3,
    '2026-06-03',
    { state: 'early', runsOut: '2026-06-09' },
  ],
  ['too slow', campaign(), 500, '2026-06-10', { state: 'slow', projected: 1_500, runsOut: null }],
  ['nothing sold', campaign(), 0, '2026-06-10', { state: 'slow', perDay: 0, projected: 0, runsOut: null }],
  [
    'used up by the figures',
    campaign(),
    3_000,
    '2026-06-10',
    { state: 'spent', spentShare: 1, runsOut: null },
  ],
  ['used up by the status', campaign({ status: 'OUT_OF_BUDGET' }), 2_900, '2026-06-10', { state: 'spent' }],
  [
    'over by the dates',
    campaign(),
    1_500,
    '2026-07-05',
    { state: 'ended', elapsedShare: 1, daysLeft: 0, perDay: 50 },
  ],
  [
    'over by the status',
    campaign({ status: 'ENDED' }),
    1_500,
    '2026-06-10',
    { state: 'ended', daysLeft: 20 },
  ],
  ['of a status nobody knows', campaign({ status: 'PAUSED' }), 1_000, '2026-06-10', { state: 'steady' }],
  [
    'without a budget',
    campaign({ budget: 0 }),
    10,
    '2026-06-10',
    { state: 'steady', spentShare: null, runsOut: null },
  ],
  [
    'one day long',
    campaign({ endDate: '2026-06-01T23:59:59.999Z' }),
    10,
    '2026-06-01',
    { state: 'ended', daysLeft: 0 },
  ],
  [
    'older than what is known of it',
    campaign({ startDate: '2026-05-30T00:00:00.000Z' }),
    10,
    '2026-06-10',
    { state: 'unknown', spentShare: null, perDay: null, runsOut: null, daysLeft: 20 },
  ],
])('paces a campaign %s', (_, given, commission, through, expected) => {
  expect(paceCampaign(given, commission, { from: '2026-05-31', to: through, unread: [] })).toMatchObject(
    expected,
  );
});

it.each([
  ['before it', { from: '2026-05-20', to: '2026-05-31' }, true],
  ['its first day', { from: '2026-05-20', to: '2026-06-01' }, false],
  ['a day within', { from: '2026-06-05', to: '2026-06-05' }, false],
  ['its last known day', { from: '2026-06-10', to: '2026-06-10' }, false],
])('paces a campaign only if all of its days are loaded. Not loaded: %s', (_, gap, loaded) => {
  const known = { from: '2026-05-20', to: '2026-06-10', unread: [gap] };
  expect(paceCampaign(campaign(), 1_000, known)).toMatchObject(
    loaded
      ? { loaded, state: 'steady', perDay: 100 }
      : { loaded, state: 'unknown', spentShare: null, perDay: null, projected: null },
  );
});

it('knows a campaign whose days are loaded up to its end', () => {
  const ended = campaign({ startDate: '2026-05-22T00:00:00.000Z', endDate: '2026-05-25T23:59:59.999Z' });
  const unread = [{ from: '2026-05-26', to: '2026-06-10' }];
  const known = { from: '2026-05-20', to: '2026-06-10', unread };
  expect(paceCampaign(ended, 1_500, known)).toMatchObject({ loaded: true, state: 'ended', spentShare: 0.5 });
});

it('predicts the day on which the budget is used up: after the last known day, before the end', () => {
  const cases = fc.property(
    fc.integer({ min: 1, max: 120 }),
    fc.integer({ min: 0, max: 120 }),
    fc.integer({ min: 1, max: 100_000 }),
    fc.integer({ min: 0, max: 100_000 }),
    (days, ran, budget, commission) => {
      const first = '2026-01-01';
      const last = addDays(first, days - 1);
      const through = addDays(first, Math.min(ran, days) - 1);
      const given = campaign({
        startDate: `${first}T00:00:00.000Z`,
        endDate: `${last}T23:59:59.999Z`,
        budget,
      });
      const { runsOut, perDay, spentShare } = paceCampaign(given, commission, {
        from: first,
        to: through,
        unread: [],
      });
      expect(spentShare).toBe(commission / budget);
      if (runsOut === null || perDay === null) return;
      expect(runsOut > through && runsOut <= last).toBe(true);
      const ranFor = daysBetween(first, through) + 1;
      // Multiplied by the days, all of it is integers.
      const by = (day: string) => commission * (ranFor + daysBetween(through, day));
      expect(by(runsOut)).toBeGreaterThanOrEqual(budget * ranFor);
      expect(by(addDays(runsOut, -1))).toBeLessThan(budget * ranFor);
      expect(toDay(new Date(given.endDate)) >= runsOut).toBe(true);
    },
  );
  fc.assert(cases);
});
