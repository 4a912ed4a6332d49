import { describe, expect, it } from 'vitest';
import { findSpread } from '@/features/settlement/spread';
import { addDays, eachDay } from '@/lib/data/terms/days';
import type { GoalDays } from './foresee';
import { measureGoal } from './measure-goal';
import { daysOf, goal, weekend } from './testing/goal-days';

describe('a month', () => {
  const today = '2026-06-16';
  // June 2026: 8 weekend days and 22 others, 292. Until the 15th: 4 and 11, 146.
  const days = (given: Partial<GoalDays> = {}) =>
    daysOf((day) => (day < today ? weekend(day) : day === today ? 2 : 0), { today, ...given });

  it('is expected to have what is there, and the weekdays to come', () => {
    expect(measureGoal(goal(), days(), today)).toMatchObject({
      value: '148.00',
      share: 0.49333333,
      state: 'behind',
      daysOver: 15,
      daysLeft: 15,
      // 148, and the 8 that the forecast lacks.
      pace: '156.00',
      pattern: 'weekdays',
      forecast: {
        value: '292.00',
        low: '292.00',
        high: '292.00',
        share: 0.97333333,
        weeks: 8,
        settles: false,
      },
      openDays: 16,
      changesUntil: '2026-08-14',
      unread: [],
    });
    expect(measureGoal(goal({ target: '292' }), days(), today)).toMatchObject({
      state: 'onTrack',
      pace: '148.00',
      reason: null,
      daily: ['20.00', '6.00', '6.00', '6.00', '6.00', '6.00', '20.00'],
    });
    expect(measureGoal(goal({ target: '148' }), days(), today).state).toBe('reached');
  });

  it('has no verdict and no pace until all days are stored that they are made from', () => {
    const part = days({ isLoaded: false });
    expect(measureGoal(goal(), part, today)).toMatchObject({
      state: 'unknown',
      forecast: null,
      value: '148.00',
      pace: null,
      daily: null,
      pattern: null,
      daysOver: 15,
      daysCounted: 15,
    });
    expect(measureGoal(goal({ target: '148' }), part, today).state).toBe('unknown');
  });

  it('is behind although its target is reported, if open days are expected to lose too much', () => {
    const settling: GoalDays['settling'] = {
      settle: (_, value) => value / 2n,
      isOpen: () => true,
      errorsOf: () => [],
    };
    // Reported: 148. Days so far should settle at 73, and those to come bring 73.
    const found = measureGoal(goal({ target: '147' }), days({ settling }), today);
    expect(found).toMatchObject({
      state: 'behind',
      value: '148.00',
      forecast: { value: '146.00' },
      pace: '149.00',
      // 73 less than reported. The plan has 73.50 for these days, and for the others.
      reason: { difference: '-1.00', cause: 'open', amount: '-73.00', days: 15 },
    });
  });

  it('says which days make most of the difference', () => {
    const late = daysOf((day) => (day < '2026-06-01' ? weekend(day) : day < today ? 3 : 0), { today });
    // 15 days brought 45 of the 146 that are planned for a target of 292.
    expect(measureGoal(goal({ target: '292' }), late, today).reason).toMatchObject({
      cause: 'soFar',
      days: 15,
    });
    // The target is planned by weekdays: 200 until yesterday and 200 from today on. Each half has 146.
    const high = measureGoal(goal({ target: '400' }), days(), today).reason;
    expect(high).toEqual({ difference: '-108.00', cause: 'soFar', amount: '-54.00', days: 15 });
    const rich = daysOf((day) => (day < today ? weekend(day) : day === today ? 50 : 0), { today });
    expect(measureGoal(goal({ target: '292' }), rich, today).reason).toEqual({
      difference: '44.00',
      cause: 'toCome',
      amount: '44.00',
      days: 15,
    });
  });

  it('has a course that ends at the forecast, beside a pace that ends at the target', () => {
    const { course } = measureGoal(goal(), days(), today);
    const at = (day: number) =>
      Object.fromEntries(Object.entries(course ?? {}).map(([name, values]) => [name, values[day - 1]]));
    expect(at(1)).toEqual({ reported: '6.00', expected: null, low: null, high: null, pace: '6.33' });
    expect(at(15)).toEqual({
      reported: '146.00',
      expected: '146.00',
      low: '146.00',
      high: '146.00',
      pace: '154.00',
    });
    expect(at(16)).toMatchObject({ reported: '148.00', expected: '152.00', pace: '160.00' });
    expect(at(30)).toEqual({
      reported: null,
      expected: '292.00',
      low: '292.00',
      high: '292.00',
      pace: '300.00',
    });
  });

  it('keeps a day of today that has more than its weekday brings', () => {
    const rich = daysOf((day) => (day < today ? weekend(day) : day === today ? 50 : 0), { today });
    expect(measureGoal(goal(), rich, today).forecast?.value).toBe('336.00');
  });

  it('brings as much per week as the newest four weeks, with the range of single ones', () => {
    // The newest full week begins on June 9. Weeks by age: 140, 70, 70, 70, 70, 70, 70, 70.
    const grown = daysOf(
      (day) => (day >= today ? 0 : day >= '2026-06-09' ? 2 * weekend(day) : weekend(day)),
      { today },
    );
    // Stored: 216. The other days bring 146 at 70 per week. The newest four weeks have 87.5 on average, so 182.5.
    // The lowest week has 70, the highest 140.
    expect(measureGoal(goal(), grown, today).forecast).toMatchObject({
      value: '398.50',
      low: '362.00',
      high: '508.00',
    });
  });

  it('has no value while no day counts and nothing is stored, and a zero once a day counts', () => {
    const unread = [{ from: '2026-01-01', to: today }];
    const none = daysOf(() => 0, { today, unread, isLoaded: false });
    expect(measureGoal(goal(), none, today)).toMatchObject({ state: 'unknown', value: null, share: null });
    const some = daysOf((day) => (day === today ? 2 : 0), { today, unread, isLoaded: false });
    expect(measureGoal(goal(), some, today)).toMatchObject({ value: '2.00', daysCounted: 0 });
    const one = daysOf(() => 0, { today, unread: [{ from: '2026-06-02', to: today }], isLoaded: false });
    expect(measureGoal(goal(), one, today)).toMatchObject({ value: '0.00', share: 0, daysCounted: 1 });
  });

  it('expects days that are not stored, and says that their rows are missing', () => {
    const holes = days({});
    const unread = [
      { from: '2026-06-03', to: '2026-06-04' },
      { from: today, to: today },
    ];
    const found = measureGoal(
      goal(),
      {
        ...holes,
        amountOf: (day) => (day === '2026-06-03' || day === '2026-06-04' ? 0n : holes.amountOf(day)),
        unread,
      },
      today,
    );
    // The week of the holes, June 2 – 8, is not full.
    expect(found).toMatchObject({
      value: '136.00',
      unread: [unread[0]],
      forecast: { value: '292.00', weeks: 7 },
      daysOver: 15,
      daysCounted: 13,
      // Wednesday and Thursday are expected to bring 12.
      pace: '144.00',
    });
  });

  it('does not count a day that was read only before it ended, in pace, forecast and its test', () => {
    const yesterday = '2026-06-15';
    const noon = daysOf((day) => (day < yesterday ? weekend(day) : day === yesterday ? 3 : 0), {
      today,
      unread: [{ from: yesterday, to: today }],
    });
    const found = measureGoal(goal(), noon, today);
    expect(found).toMatchObject({
      // What is stored counts in the value, as in Reports.
      value: '143.00',
      unread: [{ from: yesterday, to: yesterday }],
      daysOver: 15,
      daysCounted: 14,
      pace: '151.00',
      forecast: { value: '292.00', weeks: 7 },
    });
    const onTime = measureGoal(goal(), noon, addDays(today, -1));
    expect(found.forecast?.tested).toEqual(onTime.forecast?.tested);
  });

  it('needs four full weeks', () => {
    const early = (count: number) => ({
      ...days(),
      unread: [
        { from: '2026-01-01', to: addDays(today, -7 * count - 1) },
        { from: today, to: today },
      ],
    });
    expect(measureGoal(goal(), early(4), today)).toMatchObject({ forecast: { weeks: 4 }, state: 'behind' });
    const few = measureGoal(goal(), early(3), today);
    // Every day has the same.
    expect(few).toMatchObject({ forecast: null, state: 'unknown', pattern: 'even', pace: null });
    expect(new Set(few.daily)).toEqual(new Set(['10.00']));
  });

  it('expects nothing of weeks without anything, and nothing by negative weekdays', () => {
    const none = daysOf(() => 0, { today });
    expect(measureGoal(goal(), none, today)).toMatchObject({
      forecast: { value: '0.00' },
      pattern: 'even',
      state: 'behind',
    });
    const reversed = daysOf((day) => (day < '2026-06-01' ? -weekend(day) : 1), { today });
    expect(measureGoal(goal(), reversed, today)).toMatchObject({ forecast: null, state: 'unknown' });
  });

  it('counts open days with what they settle at', () => {
    const results = [1, 0.8, 1.2].map((value, at) => ({ month: `2026-0${at + 1}`, weight: 1, value }));
    const half: GoalDays['settling'] = {
      settle: (_, value) => value / 2n,
      isOpen: (day) => day >= '2026-06-11',
      errorsOf: (asked) => {
        expect(asked).toEqual(eachDay({ from: '2026-06-11', to: '2026-06-15' }));
        return results;
      },
    };
    const { forecast } = measureGoal(goal(), days({ settling: half }), today);
    // 146 / 2, and weeks of 35: 146 / 2. Five open days are half of 58, and nothing else is uncertain.
    expect(forecast).toMatchObject({ value: '146.00', settles: true });
    const [low, high] = [Number(forecast?.low), Number(forecast?.high)];
    const spread = findSpread(results, '2026-06');
    expect(low).toBeCloseTo(146 + 29 * ((spread?.low ?? 1) - 1), 2);
    expect(high).toBeCloseTo(146 + 29 * ((spread?.high ?? 1) - 1), 2);
    expect(low).toBeLessThan(140);
    expect(high).toBeGreaterThan(152);
  });
});
