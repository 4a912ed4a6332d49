import { Decimal } from '@/lib/base/decimal';
import { addDays, type Day, daysBetween } from '@/lib/data/days';
import { divideToRate, sumUnits, toUnits, type Units, unitsText } from '@/lib/data/units';
import { countDecimals } from '@/lib/language/format/currency';
import type { DayHistory } from './day-histories';
import { type DayLooks, settledAt } from './day-looks';
import { findLadder, findLine, type Ladder, lastOfMonth, lastSeen, monthOf, type Steps } from './ladder';
import type { Expectation, ExpectedMonth, TestedMonth } from './settlement-shape';

/** What days of a currency had at each age. `looks`: of all days. */
export type Watched = { looks: readonly DayLooks[]; histories: readonly DayHistory[]; decimals: number };

/** The decimals of estimates: those of the currency, none for counts. */
export const decimalsOf = (metric: string, currency: string): number =>
  metric === 'conversions' ? 0 : countDecimals(currency);

/** What a day had, its age then, and the index of the last of `lookAges` at which it was seen. */
type Known = { amount: Units; age: number; at: number };

/**
 * What the open days of each month are expected to settle at, by the chain-ladder method, and what the same method would
 * have said about settled months. `fetchedOn`: the day of the last fetch of a day.
 */
export function expectMonths(watched: Watched, today: Day, fetchedOn: (day: Day) => Day | null): Expectation {
  const { settledMonths, grown, ladder } = findLadder(watched, today);
  const tested = settledMonths.flatMap((month) => testMonth(watched, month) ?? []);
  const errors = tested.flatMap(({ error }) => (error === null ? [] : [Math.abs(error)]));
  const total = errors.reduce((all, one) => all + one, 0);
  return {
    settledMonths: grown,
    months: ladder ? expectOpen(watched, ladder, today, fetchedOn) : [],
    tested,
    meanError: errors.length > 0 ? Number((total / errors.length).toFixed(8)) : null,
  };
}

function expectOpen(
  { histories, decimals }: Watched,
  ladder: Ladder,
  today: Day,
  fetchedOn: (day: Day) => Day | null,
): ExpectedMonth[] {
  const open = histories.filter(({ seen }) => seen[settledAt] === null && seen.some((age) => age !== null));
  return [...new Set(open.map(({ day }) => monthOf(day)))].flatMap((month) => {
    const days = open.filter(({ day }) => monthOf(day) === month);
    const known = days.flatMap((history) => {
      const at = lastSeen(history, today);
      const age = daysBetween(history.day, fetchedOn(history.day) ?? history.day);
      if (at === null || !ladder.steps.factors[at]) return [];
      return [{ amount: history.current, age, at }];
    });
    if (known.length === 0) return [];
    return [
      {
        month,
        openDays: known.length,
        open: unitsText(sumUnits(known.map(({ amount }) => amount))),
        ...writeEstimate(ladder, known, decimals),
        otherDays: days.length - known.length,
      },
    ];
  });
}

/**
 * What would have been estimated for a settled month on the day after its end, with what was known then. Null if nothing
 * would have been, or not about all of its days.
 */
function testMonth(watched: Watched, month: string): TestedMonth | null {
  const on = addDays(lastOfMonth(month), 1);
  const { grown, ladder } = findLadder(watched, on);
  const days = watched.histories.filter(({ day }) => monthOf(day) === month);
  if (!ladder || days.length === 0) return null;
  const known: Known[] = [];
  for (const history of days) {
    const at = lastSeen(history, on);
    const age = daysBetween(history.day, on);
    if (at === null || !ladder.steps.factors[at]) return null;
    known.push({ amount: history.atMonthEnd, age, at });
  }
  const estimate = writeEstimate(ladder, known, watched.decimals);
  const settled = sumUnits(days.map(({ values }) => values[settledAt] ?? 0n));
  return {
    month,
    open: unitsText(sumUnits(known.map(({ amount }) => amount))),
    ...estimate,
    settled: unitsText(settled),
    error: divideToRate(toUnits(estimate.expected) - settled, settled),
    settledMonths: grown,
  };
}

/** What days are expected to have. Days on the same line are added first, because decimals are slow. */
function grow(steps: Steps, known: readonly Known[]): Decimal {
  const ages = [...new Set(known.map(({ at }) => at))];
  return ages.reduce((total, from) => {
    const days = known.filter(({ at }) => at === from);
    const lines = days.map(({ amount, age }) => ({ amount, line: findLine(steps, from, age) }));
    const line = lines[0]?.line;
    if (!line) return total;
    const passed = sumUnits(lines.map((day) => day.amount * BigInt(day.line?.passed ?? 0)));
    return total
      .plus(line.start.times(`${sumUnits(days.map(({ amount }) => amount))}`))
      .plus(line.end.minus(line.start).times(`${passed}`).div(line.length));
  }, new Decimal(0));
}

/** The estimate with all steps, and the lowest and the highest one with those of a single month. */
function writeEstimate(
  { steps, months }: Ladder,
  known: readonly Known[],
  decimals: number,
): Pick<ExpectedMonth, 'expected' | 'low' | 'high'> {
  const all = [steps, ...months.values()].map((by) => grow(by, known));
  const write = (units: Decimal) => unitsText(toUnits(units.div(1e8).toDecimalPlaces(decimals).toFixed()));
  const [expected = new Decimal(0)] = all;
  return {
    expected: write(expected),
    low: write(Decimal.min(...all)),
    high: write(Decimal.max(...all)),
  };
}
