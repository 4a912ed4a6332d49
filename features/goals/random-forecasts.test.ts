import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Decimal } from '@/lib/base/decimal';
import { addDays, type Day, eachDay } from '@/lib/data/terms/days';
import { toUnits } from '@/lib/data/terms/units';
import { countRuns } from '@/lib/testing/count-runs';
import type { Goal } from './goal-shape';
import { testForecast } from './test-forecast';

const first = '2025-05-01';
const goal: Goal = { metric: 'sales', currency: 'USD', period: '2026-06', target: '1', subject: null };

/** The forecast of a month on a day of it, in decimals: what is there, and the weekdays of the weeks before. */
function expectMonth(month: string, on: Day, amountOn: (day: Day) => Decimal) {
  const all = eachDay({ from: `${month}-01`, to: addDays(`${month}-01`, 31) }).filter((day) =>
    day.startsWith(month),
  );
  const sumOf = (days: readonly Day[]) => days.map(amountOn).reduce((a, b) => a.plus(b), new Decimal(0));
  const weeks = [1, 2, 3, 4, 5, 6, 7, 8].map((back) =>
    eachDay({ from: addDays(on, -7 * back), to: addDays(on, 6 - 7 * back) }),
  );
  const sums = weeks.map(sumOf);
  const isSame = (day: Day) => (other: Day) => new Date(day).getUTCDay() === new Date(other).getUTCDay();
  const rest = all
    .filter((day) => day >= on)
    .map((day) => sumOf(weeks.flat().filter(isSame(day))))
    .reduce((a, b) => a.plus(b), new Decimal(0))
    .div(sumOf(weeks.flat()));
  const expect = (week: Decimal) => sumOf(all.filter((day) => day < on)).plus(rest.times(week));
  const mean = sumOf(weeks.slice(0, 4).flat()).div(4);
  return {
    value: expect(mean),
    low: expect(Decimal.min(...sums)),
    high: expect(Decimal.max(...sums)),
    actual: sumOf(all),
  };
}

it('tests of forecasts equal decimal arithmetic over the days', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 430, maxLength: 430 });
  const property = fc.property(amounts, fc.integer({ min: 0, max: 29 }), (cents, daysOver) => {
    const today = addDays('2026-06-01', daysOver);
    const byDay = new Map(cents.map((amount, at) => [addDays(first, at), new Decimal(amount).div(100)]));
    const amountOn = (day: Day) => byDay.get(day) ?? new Decimal(0);
    const days = {
      amountOf: (day: Day) => toUnits(amountOn(day).toFixed()),
      settling: null,
      recall: () => null,
      isLoaded: true,
      open: new Set<Day>(),
      unread: [],
    };
    const { tested, within, meanError } = testForecast(goal, days, { today, counted: daysOver });
    expect(tested.length).toBeGreaterThan(8);
    for (const { period, ...found } of tested) {
      const last = eachDay({ from: `${period}-01`, to: addDays(`${period}-01`, 27) }).at(-1) ?? '';
      const longest = [3, 2, 1, 0].map((more) => addDays(last, more)).find((day) => day.startsWith(period));
      const on = [addDays(`${period}-01`, daysOver), longest ?? last].toSorted()[0] ?? '';
      const exact = expectMonth(period, on, amountOn);
      for (const name of ['value', 'low', 'high', 'actual'] as const) {
        // A day's part is cut after eight decimals.
        expect(exact[name].minus(found[name]).abs().toNumber(), `${name} of ${period}`).toBeLessThanOrEqual(
          0.005001,
        );
      }
      const { actual } = found;
      expect(found.isWithin).toBe(
        Number(found.low) <= Number(actual) && Number(actual) <= Number(found.high),
      );
      const error = new Decimal(found.value).minus(actual).div(actual).toNumber();
      expect(found.error).toBeCloseTo(error, 7);
    }
    expect(within).toBe(tested.filter(({ isWithin }) => isWithin).length);
    const sizes = tested.map(({ error }) => Math.abs(error ?? 0));
    expect(meanError).toBeCloseTo(sizes.reduce((a, b) => a + b, 0) / sizes.length, 7);
  });
  fc.assert(property, { numRuns: countRuns(10) });
});
