import { expect, it } from 'vitest';
import type { Day } from '@/lib/data/terms/days';
import type { GoalDays } from './foresee';
import { measureGoal } from './measure-goal';
import { daysOf, goal } from './testing/goal-days';

const today = '2026-06-16';
const bring = (day: Day) => ({ '2026-04': 2, '2026-03': 3 })[day.slice(0, 7)] ?? 1;
const test = (given: Partial<GoalDays> = {}, one = goal()) =>
  measureGoal(
    one,
    daysOf((day) => (day < today ? bring(day) : 0), { today, ...given }),
    today,
  ).forecast;

it('says what earlier months would have been expected to have after as many days, and what they have', () => {
  const found = test();
  // May and June may still change. July of the year before begins after this day a year ago, June before it.
  expect(found?.tested.map(({ period }) => period)).toEqual([
    ...['2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12'],
    ...['2026-01', '2026-02', '2026-03', '2026-04'],
  ]);
  expect(found?.tested.at(-1)).toMatchObject({ period: '2026-04', actual: '60.00', isWithin: true });
  // 15 days brought 45. The other 16 have 196 of 86 parts of a week, and the last four weeks brought 58.
  expect(found?.tested.at(-2)).toEqual({
    period: '2026-03',
    value: '78.05',
    low: '60.95',
    high: '92.86',
    actual: '93.00',
    isWithin: false,
    error: -0.16075269,
  });
  expect(found?.tested.at(0)).toMatchObject({ value: '31.00', low: '31.00', high: '31.00', error: 0 });
  expect(found?.within).toBe(9);
});

it('leaves out periods that may change, are not stored, or have no four weeks before', () => {
  const open = new Set(['2026-03-20']);
  expect(test({ open })?.tested.map(({ period }) => period)).not.toContain('2026-03');
  const unread = [
    { from: '2025-01-01', to: '2026-01-15' },
    { from: today, to: today },
  ];
  // February begins with two full weeks, and has four after 15 days of it.
  expect(test({ unread })?.tested.map(({ period }) => period)).toEqual(['2026-02', '2026-03', '2026-04']);
  // A day that is missing at the end of April leaves no actual value to compare with.
  const late = [
    { from: '2026-04-28', to: '2026-04-28' },
    { from: today, to: today },
  ];
  expect(test({ unread: late })?.tested.map(({ period }) => period)).toEqual([
    ...['2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03'],
  ]);
  const all = [
    { from: '2025-01-01', to: '2026-04-15' },
    { from: today, to: today },
  ];
  expect(test({ unread: all })).toMatchObject({ tested: [], within: 0, meanError: null });
});

it('is of quarters for a quarter, and does not look at what came later', () => {
  const quarter = goal({ period: '2026-Q2' });
  const found = test({}, quarter)?.tested ?? [];
  expect(found.map(({ period }) => period)).toEqual(['2025-Q3', '2025-Q4', '2026-Q1']);
  // A day after the first 76 of the quarter changes the actual value alone.
  const rich = (day: Day) => (day === '2026-03-31' ? 1000 : day < today ? bring(day) : 0);
  const last = measureGoal(quarter, daysOf(rich, { today }), today).forecast?.tested.at(-1);
  expect(last).toMatchObject({ value: found.at(-1)?.value, isWithin: false });
});

it('has no error where nothing came', () => {
  const nothing = measureGoal(
    goal(),
    daysOf(() => 0, { today }),
    today,
  ).forecast;
  expect(nothing).toMatchObject({ within: 10, meanError: null });
});
