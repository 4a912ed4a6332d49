import { Decimal } from '@/lib/base/decimal';
import { type Day, eachDay } from '@/lib/data/days';
import type { Units } from '@/lib/data/units';
import { lookAges } from '@/lib/data/windows/look-ages';
import type { DayHistory } from './day-histories';
import { type DayLooks, isWatched, settledAt } from './day-looks';

/** With fewer settled months, nothing is estimated. */
export const fewestMonths = 3;

/** From the age at `from` to the age at `to`: by what an amount is multiplied. */
type Step = { from: number; to: number; factor: Decimal };
type Steps = ReadonlyMap<number, Step>;

/** The factors of the chain-ladder method: of all days, and of each settled month by its name. */
export type Ladder = { steps: Steps; months: ReadonlyMap<string, Steps> };

export const monthOf = (day: Day) => day.slice(0, 7);
const lastOfMonth = (month: string): Day =>
  `${month}-${new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()}`;
export const daysOfMonth = (month: string): Day[] => eachDay({ from: `${month}-01`, to: lastOfMonth(month) });

const isKnown = ({ known }: DayLooks, at: number, on: Day): boolean => {
  const day = known[at];
  return day !== null && day !== undefined && day <= on;
};

/** Months that were settled by a day and watched before, in order. Every day of theirs must be settled. */
export function listSettledMonths(looks: readonly DayLooks[], on: Day): string[] {
  const settled = new Map(
    looks.filter((one) => isKnown(one, settledAt, on)).map((one) => [one.day, isWatched(one)]),
  );
  return [...new Set([...settled.keys()].map(monthOf))].filter((month) => {
    const days = daysOfMonth(month);
    return days.every((day) => settled.has(day)) && days.some((day) => settled.get(day));
  });
}

/** A settled month that had something before it settled, and its days. */
export type GrownMonth = { month: string; days: readonly DayHistory[] };

type Pair = { before: Units; after: Units };

/** What the days that were seen at two ages had then. */
function sumPair(histories: readonly DayHistory[], from: number, to: number, on: Day): Pair {
  const pair = { before: 0n, after: 0n };
  for (const history of histories) {
    const [before, after] = [history.values[from], history.values[to]];
    if (before === null || before === undefined || after === null || after === undefined) continue;
    if (!isKnown(history, to, on) || !isKnown(history, from, on)) continue;
    pair.before += before;
    pair.after += after;
  }
  return pair;
}

const toFactor = ({ before, after }: Pair) => new Decimal(`${after}`).div(`${before}`);

/** The settled months that had something before they settled. */
export const listGrown = (
  histories: readonly DayHistory[],
  settledMonths: readonly string[],
  on: Day,
): GrownMonth[] =>
  settledMonths
    .map((month) => ({ month, days: histories.filter(({ day }) => monthOf(day) === month) }))
    .filter(({ days }) =>
      lookAges.some((_, at) => at < settledAt && sumPair(days, at, settledAt, on).before > 0n),
    );

/**
 * The ladder from what was known on a day. A step leads from an age to the next one that days of at least three settled
 * months were seen at, too. Null with fewer than three settled months. `grown`: see `listGrown`.
 */
export function makeLadder(
  histories: readonly DayHistory[],
  grown: readonly GrownMonth[],
  on: Day,
): Ladder | null {
  if (grown.length < fewestMonths) return null;
  const steps = new Map<number, Step>();
  for (let from = 0; from < settledAt; from += 1) {
    const step = findStep(histories, grown, from, on);
    if (step) steps.set(from, step);
  }
  const months = grown.map(({ month, days }): [string, Steps] => {
    const own = [...steps].map(([at, step]): [number, Step] => {
      const pair = sumPair(days, step.from, step.to, on);
      return [at, pair.before > 0n ? { ...step, factor: toFactor(pair) } : step];
    });
    return [month, new Map(own)];
  });
  return { steps, months: new Map(months) };
}

function findStep(
  histories: readonly DayHistory[],
  grown: readonly GrownMonth[],
  from: number,
  on: Day,
): Step | null {
  for (let to = from + 1; to <= settledAt; to += 1) {
    const months = grown.filter(({ days }) => sumPair(days, from, to, on).before > 0n);
    const pair = sumPair(histories, from, to, on);
    if (months.length >= fewestMonths && pair.before > 0n) return { from, to, factor: toFactor(pair) };
  }
  return null;
}

/**
 * By what the amount of a day is multiplied, which is `age` days old and was last seen at the age at `from`. Between two
 * ages, the factor is on the line between theirs. Null if the ladder does not lead to the last age.
 */
export function growthOf(steps: Steps, from: number, age: number): Decimal | null {
  const start = factorOf(steps, from);
  const step = steps.get(from);
  if (!start || !step) return from === settledAt ? new Decimal(1) : null;
  const end = factorOf(steps, step.to);
  const [first, last] = [lookAges[step.from] ?? 0, lookAges[step.to] ?? 0];
  if (!end) return null;
  const passed = Math.min(Math.max(age, first), last) - first;
  return start.plus(
    end
      .minus(start)
      .times(passed)
      .div(last - first),
  );
}

/** The product of the steps from an age to the last one. */
function factorOf(steps: Steps, from: number): Decimal | null {
  let factor = new Decimal(1);
  let at = from;
  while (at < settledAt) {
    const step = steps.get(at);
    if (!step) return null;
    factor = factor.times(step.factor);
    at = step.to;
  }
  return factor;
}

/** The index of the last age at which a day was seen until `on`; null if it was not. */
export function lastSeen(looks: DayLooks, on: Day): number | null {
  const at = lookAges.findLastIndex((_, index) => isKnown(looks, index, on));
  return at === -1 ? null : at;
}
