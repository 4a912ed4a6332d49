import { Decimal } from '@/lib/base/decimal';
import { type Day, endOfMonth } from '@/lib/data/days';
import type { Units } from '@/lib/data/units';
import { lookAges } from '@/lib/data/windows/look-ages';
import type { DayHistory } from './day-histories';
import { type DayLooks, isWatched, settledAt } from './day-looks';

/** With fewer settled months, nothing is estimated. */
export const fewestMonths = 3;

/** From the age at `from` to the age at `to`: by what an amount is multiplied. */
type Step = { from: number; to: number; factor: Decimal };
/** Steps by their start, and the product of those from each age to the last one; null if none lead there. */
export type Steps = { from: ReadonlyMap<number, Step>; factors: readonly (Decimal | null)[] };

/** The factors of the chain-ladder method: of all days, and of each settled month by its name. */
export type Ladder = { steps: Steps; months: ReadonlyMap<string, Steps> };

export const monthOf = (day: Day) => day.slice(0, 7);
export const lastOfMonth = (month: string): Day => endOfMonth(`${month}-01`);

const isKnown = ({ known }: DayLooks, at: number, on: Day): boolean => {
  const day = known[at];
  return day !== null && day !== undefined && day <= on;
};

/** Months that were settled by a day and watched before, in order. Every day of theirs must be settled. */
export function listSettledMonths(looks: readonly DayLooks[], on: Day): string[] {
  const months = groupByMonth(looks.filter((one) => isKnown(one, settledAt, on)));
  return [...months].flatMap(([month, days]) =>
    days.length === Number(lastOfMonth(month).slice(8)) && days.some(isWatched) ? [month] : [],
  );
}

function groupByMonth<Of extends DayLooks>(days: readonly Of[]): Map<string, Of[]> {
  const months = new Map<string, Of[]>();
  for (const one of days) {
    const month = monthOf(one.day);
    const known = months.get(month);
    if (known) known.push(one);
    else months.set(month, [one]);
  }
  return months;
}

/** A settled month that had something before it settled, and its days. */
type GrownMonth = { month: string; days: readonly DayHistory[] };

type Pair = { before: Units; after: Units };

/** What the days that were seen at two ages had then. */
function sumPair(histories: readonly DayHistory[], from: number, to: number, on: Day): Pair {
  const pair = { before: 0n, after: 0n };
  for (const history of histories) {
    // Of two looks at a day, that of the lower age became known earlier.
    if (!isKnown(history, to, on)) continue;
    const [before, after] = [history.values[from], history.values[to]];
    if (before === null || before === undefined || after === null || after === undefined) continue;
    pair.before += before;
    pair.after += after;
  }
  return pair;
}

const toFactor = ({ before, after }: Pair) => new Decimal(`${after}`).div(`${before}`);

/** The settled months that had something before they settled. */
const listGrown = (
  histories: readonly DayHistory[],
  settledMonths: readonly string[],
  on: Day,
): GrownMonth[] => {
  const months = groupByMonth(histories);
  return settledMonths
    .map((month) => ({ month, days: months.get(month) ?? [] }))
    .filter(({ days }) =>
      lookAges.some((_, at) => at < settledAt && sumPair(days, at, settledAt, on).before > 0n),
    );
};

/**
 * What was known on a day: the settled months, how many of them had something before they settled, and the ladder; null
 * with fewer than three. `looks`: of all days.
 */
export function findLadder(
  { looks, histories }: { looks: readonly DayLooks[]; histories: readonly DayHistory[] },
  on: Day,
): { settledMonths: string[]; grown: number; ladder: Ladder | null } {
  const settledMonths = listSettledMonths(looks, on);
  const grown = listGrown(histories, settledMonths, on);
  return { settledMonths, grown: grown.length, ladder: makeLadder(histories, grown, on) };
}

/** A step leads from an age to the next one at which days of at least three settled months were also seen. */
function makeLadder(histories: readonly DayHistory[], grown: readonly GrownMonth[], on: Day): Ladder | null {
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
    return [month, multiplySteps(new Map(own))];
  });
  return { steps: multiplySteps(steps), months: new Map(months) };
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

function multiplySteps(from: ReadonlyMap<number, Step>): Steps {
  const factors: (Decimal | null)[] = lookAges.map(() => null);
  factors[settledAt] = new Decimal(1);
  for (let at = settledAt - 1; at >= 0; at -= 1) {
    const step = from.get(at);
    const rest = step ? factors[step.to] : null;
    if (step && rest) factors[at] = step.factor.times(rest);
  }
  return { from, factors };
}

/** The factors at the ends of the line between two ages, the days between them, and how many of these have passed. */
type Line = { start: Decimal; end: Decimal; length: number; passed: number };

/**
 * Between two ages, the factor of a day is on the line between theirs. The day is `age` days old and was last seen at the
 * age at `from`. Null if the ladder does not lead to the last age.
 */
export function findLine({ from: steps, factors }: Steps, from: number, age: number): Line | null {
  const [step, start] = [steps.get(from), factors[from]];
  if (!start) return null;
  const end = step && factors[step.to];
  if (!step || !end) return { start, end: start, length: 1, passed: 0 };
  const [first, last] = [lookAges[step.from] ?? 0, lookAges[step.to] ?? 0];
  return { start, end, length: last - first, passed: Math.min(Math.max(age, first), last) - first };
}

/** By what the amount of such a day is multiplied. */
export function growthOf(steps: Steps, from: number, age: number): Decimal | null {
  const line = findLine(steps, from, age);
  return line ? line.start.plus(line.end.minus(line.start).times(line.passed).div(line.length)) : null;
}

/** The index of the last age at which a day was seen until `on`; null if it was not. */
export function lastSeen(looks: DayLooks, on: Day): number | null {
  const at = lookAges.findLastIndex((_, index) => isKnown(looks, index, on));
  return at === -1 ? null : at;
}
