import { describe, expect, it } from 'vitest';
import { type Day, eachDay } from '@/lib/data/terms/days';
import type { GoalDays } from './foresee';
import { measureGoal } from './measure-goal';
import { daysOf, goal, weekend } from './testing/goal-days';

describe('a period', () => {
  const everyDay = (today: Day, given: Partial<GoalDays> = {}) =>
    daysOf((day) => (day < today ? 1 : 0), { today, ...given });

  it.each([
    ['2028-02', '2028-02-15', 29, '29.00'],
    ['2027-02', '2027-02-15', 28, '28.00'],
    ['2026-Q4', '2026-11-15', 92, '92.00'],
    ['2028-Q1', '2028-01-15', 91, '91.00'],
  ])('%s has all of its days', (period, today, count, value) => {
    const found = measureGoal(goal({ period }), everyDay(today), today);
    expect(found.daysOver + found.daysLeft).toBe(count);
    expect(eachDay(found.range)).toHaveLength(count);
    expect(found.forecast?.value).toBe(value);
  });

  it('that is over is reached or missed, or unknown while a day is not stored', () => {
    const today = '2026-08-20';
    const june = (given: Partial<GoalDays> = {}) => ({ ...daysOf(() => 10, { today }), ...given });
    expect(measureGoal(goal(), june(), today)).toMatchObject({
      state: 'reached',
      forecast: null,
      changesUntil: null,
      openDays: 0,
      daysLeft: 0,
      pace: null,
      course: null,
    });
    expect(measureGoal(goal({ target: '300.01' }), june(), today).state).toBe('missed');
    const hole = june({ unread: [{ from: '2026-06-30', to: '2026-06-30' }] });
    expect(measureGoal(goal({ target: '300.01' }), hole, today)).toMatchObject({
      state: 'unknown',
      unread: [{ from: '2026-06-30', to: '2026-06-30' }],
    });
    const open = june({ open: new Set(['2026-06-03']) });
    expect(measureGoal(goal(), open, today)).toMatchObject({ openDays: 1, changesUntil: today });
  });

  it('that begins later has no forecast', () => {
    const today = '2026-05-20';
    expect(measureGoal(goal(), everyDay(today), today)).toMatchObject({
      state: 'scheduled',
      forecast: null,
      value: '0.00',
      pace: null,
      daysOver: 0,
    });
  });

  it('of counts has whole numbers', () => {
    const today = '2026-06-16';
    const clicks = goal({ metric: 'clicks', currency: null, target: '91' });
    const days = daysOf((day) => (day < today ? weekend(day) / 2 : 0), { today });
    expect(measureGoal(clicks, days, today)).toMatchObject({
      // The forecast has 55 more than the target.
      value: '73',
      pace: '18',
      forecast: { value: '146' },
    });
  });

  it('of yen has whole yen', () => {
    const today = '2026-06-16';
    const yen = goal({ currency: 'JPY', target: '1000' });
    const days = daysOf((day) => (day < '2026-06-09' ? 10 : day < today ? 11 : 0), { today });
    // Stored: 157. A week brings 71.75, so the other 15 days bring 153.75. The sum is 310.75.
    expect(measureGoal(yen, days, today).forecast?.value).toBe('311.00');
  });
});
