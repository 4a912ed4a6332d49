import { Decimal } from '@/lib/base/decimal';
import { groupBy } from '@/lib/base/group-by';
import { addDays, type Day, type DayRange, endOfMonth } from '@/lib/data/terms/days';
import { lookAges } from '@/lib/data/terms/look-ages';
import { monthOf } from '@/lib/data/terms/month';
import type { Units } from '@/lib/data/terms/units';
import type { DayHistory } from './day-histories';
import { type DayLooks, isWatched, settledAt } from './day-looks';

/** With fewer settled months, nothing is estimated. */
export const fewestMonths = 3;

const settledAge = lookAges[settledAt] ?? 0;

/** A month counts half as much as one that is this many months newer. */
const halfLife = 2;

/**
 * From the age at `from` to the age at `to`: by what an amount is multiplied. `days` were seen at both, with these sums of
 * their ages then.
 */
type Step = { from: number; to: number; factor: Decimal; days: number; first: number; last: number };
/** Steps by their start, and the product of those from each age to the last one; null if none lead there. */
export type Steps = { from: ReadonlyMap<number, Step>; factors: readonly (Decimal | null)[] };

/** A settled month that had something before it settled, its days by their date, and how much it counts. */
export type GrownMonth = { month: string; days: ReadonlyMap<string, DayHistory>; weight: number };

/** The factors of the chain-ladder method, and the settled months that say how far off they are. */
export type Ladder = {
  steps: Steps;
  months: readonly GrownMonth[];
  /** The day of a day's last fetch until another one, as far as looks tell. */
  lastFetch: (day: Day, on: Day) => Day | null;
};

/** A day, its age at its last fetch, and the index of the last of `lookAges` at which it was seen. */
export type SeenDay = { day: Day; age: number; at: number };

export const lastOfMonth = (month: string): Day => endOfMonth(`${month}-01`);

/** The months from one to another; 1 for neighbors. */
export const monthsBetween = (from: string, to: string): number =>
  12 * (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));

const isKnown = ({ known }: DayLooks, at: number, on: Day): boolean => {
  const day = known[at];
  return day !== null && day !== undefined && day <= on;
};

/** Months that were settled by a day and watched before, in order. Every day of theirs must be settled. */
export function listSettledMonths(looks: readonly DayLooks[], on: Day): string[] {
  const months = groupBy(
    looks.filter((one) => isKnown(one, settledAt, on)),
    ({ day }) => monthOf(day),
  );
  return [...months].flatMap(([month, days]) =>
    days.length === Number(lastOfMonth(month).slice(8)) && days.some(isWatched) ? [month] : [],
  );
}

type Pair = { before: Units; after: Units; days: number; first: number; last: number };
const noPair = (): Pair => ({ before: 0n, after: 0n, days: 0, first: 0, last: 0 });
/** Of a month: what the days that were seen at two ages had then. By the first age, then by the second. */
type Pairs = readonly (readonly Pair[])[];

function sumPairs(histories: readonly DayHistory[], on: Day): Pairs {
  const pairs = lookAges.map(() => lookAges.map(noPair));
  for (const history of histories) {
    for (let to = 1; to <= settledAt; to += 1) {
      const after = history.values[to];
      // Of two looks at a day, that of the lower age became known earlier.
      if (after === null || after === undefined || !isKnown(history, to, on)) continue;
      for (let from = 0; from < to; from += 1) {
        const before = history.values[from];
        const pair = pairs[from]?.[to];
        if (before === null || before === undefined || !pair) continue;
        pair.before += before;
        pair.after += after;
        pair.days += 1;
        pair.first += history.seen[from] ?? 0;
        // Nothing changes once a day has settled.
        pair.last += Math.min(history.seen[to] ?? 0, settledAge);
      }
    }
  }
  return pairs;
}

/** Whether a month had something before it settled. */
const hasGrown = (pairs: Pairs): boolean => pairs.some((row) => (row[settledAt]?.before ?? 0n) > 0n);

/**
 * What was known on a day: the settled months, how many of them had something before they settled, and the ladder; null
 * with fewer than three. `looks`: of all days. `before`: of older months alone.
 */
export function findLadder(
  { looks, histories }: { looks: readonly DayLooks[]; histories: readonly DayHistory[] },
  on: Day,
  before = '9999-12',
): { settledMonths: string[]; grown: string[]; ladder: Ladder | null } {
  const settledMonths = listSettledMonths(looks, on).filter((month) => month < before);
  const months = groupBy(
    histories.filter(({ day }) => monthOf(day) < before),
    ({ day }) => monthOf(day),
  );
  const pairs = new Map([...months].map(([month, days]) => [month, sumPairs(days, on)]));
  const grown = settledMonths.filter((month) => hasGrown(pairs.get(month) ?? []));
  if (grown.length < fewestMonths) return { settledMonths, grown, ladder: null };
  const weightOf = (month: string) => 2 ** (-monthsBetween(month, monthOf(on)) / halfLife);
  const steps = makeSteps(pairs, grown, weightOf);
  const ladder = {
    steps,
    lastFetch: findFetches(looks),
    months: grown.map((month): GrownMonth => {
      const days = new Map((months.get(month) ?? []).map((history) => [history.day.slice(8), history]));
      return { month, days, weight: weightOf(month) };
    }),
  };
  return { settledMonths, grown, ladder };
}

/** A step leads from an age to the next one at which days of at least three settled months were also seen. */
function makeSteps(
  pairs: ReadonlyMap<string, Pairs>,
  grown: readonly string[],
  weightOf: (month: string) => number,
): Steps {
  const steps = new Map<number, Step>();
  for (let from = 0; from < settledAt; from += 1) {
    const to = lookAges.findIndex(
      (_, at) =>
        at > from &&
        grown.filter((month) => (pairs.get(month)?.[from]?.[at]?.before ?? 0n) > 0n).length >= fewestMonths,
    );
    if (to === -1) continue;
    const pair = noPair();
    for (const [month, own] of pairs) {
      const { before, after, days, first, last } = own[from]?.[to] ?? noPair();
      // Whole numbers, because the sums are exact.
      const weight = BigInt(Math.round(weightOf(month) * 2 ** 20));
      pair.before += before * weight;
      pair.after += after * weight;
      pair.days += days;
      pair.first += first;
      pair.last += last;
    }
    const { before, after, ...ages } = pair;
    if (before > 0n) steps.set(from, { from, to, factor: new Decimal(`${after}`).div(`${before}`), ...ages });
  }
  return multiplySteps(steps);
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

/** The factors at the ends of the line between two ages, its length, and how much of it has passed. */
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
  const { days, first, last } = step;
  const passed = Math.min(Math.max(age * days, first), last) - first;
  return { start, end, length: last - first, passed };
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

/** A fetch brings days that lie between others whose look is of it. */
function findFetches(looks: readonly DayLooks[]): Ladder['lastFetch'] {
  const spans = new Map<Day, DayRange>();
  for (const { day, known } of looks) {
    for (const date of known) {
      if (date === null) continue;
      const span = spans.get(date);
      // Looks are in the order of their days.
      if (span) span.to = day;
      else spans.set(date, { from: day, to: day });
    }
  }
  // From the day asked about back: the last fetch is at most some weeks before it.
  return (day, on) => {
    for (let date = on; date > day; date = addDays(date, -1)) {
      const span = spans.get(date);
      if (span && span.from <= day && day <= span.to) return date;
    }
    return null;
  };
}
