import { addDays, type Day, type DayRange, daysBetween, eachDay, endOfMonth } from '@/lib/data/terms/days';
import { lookAges } from '@/lib/data/terms/look-ages';
import type { Units } from '@/lib/data/terms/units';
import type { DayHistory } from '../day-histories';
import { toLooks } from '../day-looks';

/** How sales come and go. `at`: the share of the world's days that have passed, 0 to 1. */
type World = {
  /** Sales of a day on average. */
  sales: number;
  /** The share of sales that are reversed before they settle. `month`: 0 for the first. */
  reversed: (draw: Draws, month: number, at: number) => number;
  /** The share of sales that arrive late, within 25 days. */
  late?: number;
  /** How many times the usual sales a day has. */
  season?: (day: Day) => number;
  /** Days between two fetches. */
  every?: number;
};

export const worlds = {
  steady: { sales: 40, reversed: () => 0.12 },
  'rates differ by month': { sales: 40, reversed: ({ monthly }, month) => 0.12 * (0.5 + monthly(month)) },
  'rates rise': { sales: 40, reversed: (_, __, at) => 0.08 * 4 ** at },
  'few sales': { sales: 1.5, reversed: () => 0.12 },
  'read once a week': { sales: 40, reversed: () => 0.12, every: 7 },
  'sale seasons': {
    sales: 40,
    reversed: () => 0.12,
    season: (day) => (/-(03|07|11)-(1|2)/.test(day) ? 3 : 1),
  },
  'late rows': { sales: 40, reversed: () => 0.12, late: 0.4 },
} as const satisfies Record<string, World>;
export type WorldName = keyof typeof worlds;

/** Repeatable random numbers (mulberry32). */
type Draws = { next: () => number; monthly: (month: number) => number };

function makeDraws(seed: number): Draws {
  const from = (start: number) => {
    let state = start >>> 0;
    return () => {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
  };
  return { next: from(seed), monthly: (month) => from(seed * 1_000 + month)() };
}

type Sale = { cents: number; from: number; until: number };

function countSales(mean: number, next: () => number): number {
  const limit = Math.exp(-mean);
  let [count, product] = [0, next()];
  while (product > limit) {
    count += 1;
    product *= next();
  }
  return count;
}

/** The sales of each day, with the ages at which each is there. */
function drawSales(world: World, days: readonly Day[], seed: number): Sale[][] {
  const draws = makeDraws(seed);
  const { next } = draws;
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  return days.map((day, at) => {
    const rate = world.reversed(draws, months.indexOf(day.slice(0, 7)), at / days.length);
    const count = countSales(world.sales * (world.season?.(day) ?? 1), next);
    const sales = Array.from({ length: count }, (): Sale => {
      // About log-normal around 40.00, by the sum of four uniform numbers.
      const spread = Math.exp(1.2 * (next() + next() + next() + next() - 2));
      const from = next() < (world.late ?? 0) ? Math.floor(next() * 25) + 1 : 0;
      const until = next() < rate ? from + Math.floor(next() * (45 - from)) + 1 : Number.POSITIVE_INFINITY;
      return { cents: Math.round(4_000 * spread), from, until };
    });
    return sales;
  });
}

/** What is known on a day, and what each day settles at. */
type Known = {
  histories: DayHistory[];
  fetchedOn: (day: Day) => Day | null;
  settledAt: (day: Day) => Units;
};

/** A world over a range of days. Returns what was known on a day of it. */
export function playWorld(world: World, range: DayRange, seed: number): (on: Day) => Known {
  const days = eachDay(range);
  const indexes = new Map(days.map((day, at) => [day, at]));
  const indexOf = (day: Day) => indexes.get(day) ?? 0;
  const sales = drawSales(world, days, seed);
  const every = world.every ?? 1;
  const valueAt = (day: number, age: number): Units => {
    let cents = 0;
    for (const sale of sales[day] ?? []) if (sale.from <= age && age < sale.until) cents += sale.cents;
    return BigInt(cents) * 1_000_000n;
  };
  /** The age of a day at its last fetch until another one; 0 if it was not fetched since it ended. */
  const ageAt = (day: number, on: number) => Math.max(0, Math.floor(on / every) * every - day);
  const all = days.map((day, at): DayHistory => {
    const seen = lookAges.map((age, index) => {
      const first = Math.ceil((at + age) / every) * every - at;
      return first < (lookAges[index + 1] ?? Number.POSITIVE_INFINITY) ? first : null;
    });
    return {
      ...toLooks(day, seen),
      current: 0n,
      values: seen.map((age) => (age === null ? null : valueAt(at, age))),
      atMonthEnd: valueAt(at, ageAt(at, at + daysBetween(day, endOfMonth(day)) + 1)),
    };
  });
  return (on) => {
    const last = indexOf(on);
    const histories = all.slice(0, last).flatMap((history, at): DayHistory[] => {
      const age = ageAt(at, last);
      if (age === 0) return [];
      const seen = history.seen.map((one) => (one !== null && one <= age ? one : null));
      return [
        {
          ...toLooks(history.day, seen),
          current: valueAt(at, age),
          values: history.values.map((value, index) => (seen[index] === null ? null : value)),
          atMonthEnd: addDays(endOfMonth(history.day), 1) <= on ? history.atMonthEnd : valueAt(at, age),
        },
      ];
    });
    return {
      histories,
      fetchedOn: (day) => {
        const age = ageAt(indexOf(day), last);
        return age === 0 ? null : addDays(day, age);
      },
      settledAt: (day) => valueAt(indexOf(day), 46),
    };
  };
}
