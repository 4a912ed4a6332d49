import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type Day, daysBetween, eachDay } from '@/lib/data/terms/days';
import { countRuns } from '@/lib/testing/count-runs';
import type { GoalDays } from './foresee';
import { daysOfPeriod } from './goal-period';
import { measureGoal } from './measure-goal';
import { placeBar } from './place-bar';
import { daysOf, goal } from './testing/goal-days';

const metrics = [
  { metric: 'sales', currency: 'USD' },
  { metric: 'commission', currency: 'JPY' },
  { metric: 'clicks', currency: null },
] as const;

const world = fc.record({
  kind: fc.constantFrom(...metrics),
  period: fc.constantFrom('2026-06', '2026-Q2'),
  /** The day of the period that is today. */
  over: fc.nat({ max: 29 }),
  target: fc.integer({ min: 1, max: 20_000 }),
  /** What days bring in turn. Reversals may be more. */
  amounts: fc.array(fc.integer({ min: -20, max: 400 }), { minLength: 1, maxLength: 40 }),
  /** By what open days are multiplied, in percent. */
  kept: fc.option(fc.integer({ min: 20, max: 150 })),
  /** Days before today that do not count. */
  missing: fc.option(fc.nat({ max: 10 })),
});

function measure({
  kind,
  period,
  over,
  target,
  amounts,
  kept,
  missing,
}: typeof world extends fc.Arbitrary<infer W> ? W : never) {
  const today = addDays(daysOfPeriod(period).from, over);
  const settling: GoalDays['settling'] =
    kept === null
      ? null
      : {
          settle: (day, value) => (day < addDays(today, -45) ? value : (value * BigInt(kept)) / 100n),
          isOpen: (day) => day >= addDays(today, -45),
          errorsOf: () => [0.9, 1, 1.2].map((value, at) => ({ month: `2026-0${at + 1}`, weight: 1, value })),
        };
  const amountOn = (day: Day) =>
    day > today ? 0 : (amounts[Math.abs(daysBetween('2026-01-01', day)) % amounts.length] ?? 0);
  const hole = missing === null ? [] : [addDays(today, -missing - 1)].map((day) => ({ from: day, to: day }));
  const unread = [...hole, { from: today, to: today }];
  return measureGoal(
    goal({ ...kind, period, target: String(target) }),
    daysOf(amountOn, { today, settling, unread }),
    today,
  );
}

it('bar, mark, verdict, reason and picture of a goal agree', () => {
  const seen = new Set<string>();
  const property = fc.property(world, (given) => {
    const found = measure(given);
    const { state, forecast, reason, course, value, pace } = found;
    seen.add(state);
    const { fill, mark } = placeBar(found);
    expect(mark === null).toBe(forecast === null);
    if (forecast === null || mark === null) {
      expect(['unknown', 'reached']).toContain(state);
      return;
    }
    const target = Number(found.target);
    const isBehind = Number(forecast.value) < target;
    expect(state === 'behind').toBe(isBehind);
    expect(state === 'reached').toBe(!isBehind && Number(value) >= target);
    // The bar is short of its mark by what the forecast lacks. Both end at zero.
    if (Number(pace) > 0)
      expect(Number(pace) - Number(value)).toBeCloseTo(target - Number(forecast.value), 6);
    if (mark > fill) expect(isBehind).toBe(true);
    if (mark < fill) expect(isBehind).toBe(false);
    if (mark === fill && mark > 0) expect(Number(forecast.value)).toBe(target);
    if (reason) {
      expect(Number(reason.difference)).toBeCloseTo(Number(forecast.value) - target, 6);
      expect(Number(reason.amount) < 0).toBe(isBehind);
      expect(Math.abs(Number(reason.amount))).toBeGreaterThanOrEqual(
        Math.abs(Number(reason.difference)) / 3 - 1,
      );
    }
    expectPicture(found, isBehind);
    expect(course?.reported[eachDay(found.range).indexOf(addDays(found.range.from, given.over))]).toBe(value);
  });
  fc.assert(property, { numRuns: countRuns(1_000) });
  expect(seen).toContain('behind');
  expect(seen).toContain('onTrack');
});

/** The fan ends where the forecast does, the pace at the target, and yesterday is on the same side of the pace as the fan's end. */
function expectPicture(
  { course, forecast, target, daysOver }: ReturnType<typeof measure>,
  isBehind: boolean,
) {
  expect([course?.low.at(-1), course?.expected.at(-1), course?.high.at(-1)]).toEqual([
    forecast?.low,
    forecast?.value,
    forecast?.high,
  ]);
  expect(Number(course?.pace.at(-1))).toBe(Number(target));
  const [reported, pace] = [course?.reported[daysOver - 1] ?? null, Number(course?.pace[daysOver - 1])];
  if (reported !== null && pace > 0) expect(Number(reported) < pace).toBe(isBehind);
}
