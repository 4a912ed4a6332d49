import { Decimal } from '@/lib/base/decimal';
import { addDays, type Day, daysBetween } from '@/lib/data/terms/days';
import { monthOf } from '@/lib/data/terms/month';
import { divideToRate, sumUnits, toUnits, type Units, unitsNumber, unitsText } from '@/lib/data/terms/units';
import { countDecimals } from '@/lib/language/format/currency';
import type { DayHistory } from './day-histories';
import { type DayLooks, settledAt } from './day-looks';
import { findLadder, findLine, type Ladder, lastOfMonth, lastSeen, type SeenDay, type Steps } from './ladder';
import type { Expectation, ExpectedMonth, TestedMonth, Wait } from './settlement-shape';
import { findSpread, listErrors } from './spread';
import { firstValue } from './triangle';

/**
 * What days of a currency had at each age. `looks`: of all days. `conversions`: the sample; without it, the sample is
 * unknown.
 */
export type Watched = {
  looks: readonly DayLooks[];
  histories: readonly DayHistory[];
  conversions?: readonly DayHistory[];
  decimals: number;
};

/** With fewer conversions in the settled months, nothing is estimated. */
const fewestConversions = 100;
/** So many tested months may say that the figures as reported were closer than the estimate. */
const enoughTests = 3;

/** The expectation while it waits for its inputs. */
export const waitFor = (reason: Wait): Expectation => ({
  settledMonths: 0,
  sample: null,
  reason,
  months: [],
  tested: [],
  within: 0,
  meanError: null,
  reportedError: null,
  changed: null,
});

/** The decimals of estimates: those of the currency, none for counts. */
export const decimalsOf = (metric: string, currency: string): number =>
  metric === 'conversions' ? 0 : countDecimals(currency);

type KnownDay = SeenDay & { amount: Units };

/**
 * What the open days of each month are expected to settle at, by the chain-ladder method, and what the same method would
 * have said about settled months. `fetchedOn`: the day of the last fetch of a day.
 */
export function expectMonths(watched: Watched, today: Day, fetchedOn: (day: Day) => Day | null): Expectation {
  const { settledMonths, grown, ladder } = findLadder(watched, today);
  const tested = settledMonths.flatMap((month) => {
    const on = addDays(lastOfMonth(month), 1);
    return testMonth(watched, month, findLadder(watched, on)) ?? [];
  });
  const errors = tested.flatMap(({ error }) => (error === null ? [] : [error]));
  const asReported = tested.flatMap(({ open, settled }) => {
    const error = divideToRate(toUnits(open) - toUnits(settled), toUnits(settled));
    return error === null ? [] : [error];
  });
  const found = { meanError: meanSize(errors), reportedError: meanSize(asReported) };
  const sample = countSample(watched, grown);
  const isFar = (found.meanError ?? 0) > (found.reportedError ?? 0) && errors.length >= enoughTests;
  const reason = !ladder
    ? 'fewMonths'
    : sample !== null && sample < fewestConversions
      ? 'fewConversions'
      : isFar
        ? 'notCloser'
        : null;
  return {
    settledMonths: grown.length,
    sample,
    reason,
    months: ladder && reason === null ? expectOpen(watched, ladder, today, fetchedOn) : [],
    tested,
    within: tested.filter(({ isWithin }) => isWithin).length,
    ...found,
    changed: findChange(watched, grown.at(-1), today),
  };
}

function meanSize(errors: readonly number[]): number | null {
  if (errors.length === 0) return null;
  return Number((errors.reduce((sum, one) => sum + Math.abs(one), 0) / errors.length).toFixed(8));
}

/** Conversions that were first reported in settled months. */
function countSample({ conversions }: Watched, months: readonly string[]): number | null {
  if (!conversions) return null;
  return unitsNumber(
    sumUnits(conversions.filter(({ day }) => months.includes(monthOf(day))).map(firstValue)),
  );
}

/** The newest settled month, if it lies outside what older ones say of it: rates may have changed. */
function findChange(watched: Watched, month: string | undefined, today: Day): TestedMonth | null {
  const found = month === undefined ? null : testMonth(watched, month, findLadder(watched, today, month));
  return found?.isWithin === false ? found : null;
}

/** What the open days of each month are expected to settle at, whether or not tests speak for the method. */
export function expectOpen(
  { histories, decimals }: Pick<Watched, 'histories' | 'decimals'>,
  ladder: Ladder,
  today: Day,
  fetchedOn: (day: Day) => Day | null,
): ExpectedMonth[] {
  const open = histories.filter(({ seen }) => seen[settledAt] === null && seen.some((age) => age !== null));
  const settled = histories.filter(({ seen }) => seen[settledAt] !== null);
  return [...new Set(open.map(({ day }) => monthOf(day)))].flatMap((month) => {
    const days = open.filter(({ day }) => monthOf(day) === month);
    const known = days.flatMap((history) => {
      const at = lastSeen(history, today);
      const age = daysBetween(history.day, fetchedOn(history.day) ?? history.day);
      if (at === null || !ladder.steps.factors[at]) return [];
      return [{ day: history.day, amount: history.current, age, at }];
    });
    if (known.length === 0) return [];
    return [
      {
        month,
        settled: unitsText(
          sumUnits(settled.filter(({ day }) => monthOf(day) === month).map(({ current }) => current)),
        ),
        openDays: known.length,
        open: unitsText(sumUnits(known.map(({ amount }) => amount))),
        ...writeEstimate(ladder, known, { month, decimals }),
        otherDays: days.length - known.length,
      },
    ];
  });
}

/**
 * What would have been estimated for a settled month on the day after its end, with what was known then: its amounts, and
 * their age at the last fetch. Null if nothing would have been.
 */
function testMonth(
  { histories, decimals }: Watched,
  month: string,
  { grown, ladder }: ReturnType<typeof findLadder>,
): TestedMonth | null {
  if (!ladder) return null;
  const on = addDays(lastOfMonth(month), 1);
  const days = histories.flatMap((history) => {
    const at = monthOf(history.day) === month ? lastSeen(history, on) : null;
    if (at === null || !ladder.steps.factors[at]) return [];
    const age = daysBetween(history.day, ladder.lastFetch(history.day, on) ?? on);
    return [
      { day: history.day, amount: history.atMonthEnd, age, at, settled: history.values[settledAt] ?? 0n },
    ];
  });
  if (days.length === 0) return null;
  const estimate = writeEstimate(ladder, days, { month, decimals });
  const settled = sumUnits(days.map((day) => day.settled));
  return {
    month,
    open: unitsText(sumUnits(days.map(({ amount }) => amount))),
    ...estimate,
    settled: unitsText(settled),
    isWithin: toUnits(estimate.low) <= settled && settled <= toUnits(estimate.high),
    error: divideToRate(toUnits(estimate.expected) - settled, settled),
    settledMonths: grown.length,
  };
}

/** What days are expected to have. Days on the same line are added first, because decimals are slow. */
function grow(steps: Steps, known: readonly KnownDay[]): Decimal {
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

/** The estimate, and the range that the errors of settled months make likely. */
function writeEstimate(
  ladder: Ladder,
  known: readonly KnownDay[],
  { month, decimals }: { month: string; decimals: number },
): Pick<ExpectedMonth, 'expected' | 'low' | 'high'> {
  const expected = grow(ladder.steps, known);
  const spread = findSpread(listErrors(ladder, known), month) ?? { low: 1, high: 1 };
  const all = [expected, expected.times(Math.max(0, spread.low)), expected.times(spread.high)];
  const write = (units: Decimal) => unitsText(toUnits(units.div(1e8).toDecimalPlaces(decimals).toFixed()));
  return { expected: write(expected), low: write(Decimal.min(...all)), high: write(Decimal.max(...all)) };
}
