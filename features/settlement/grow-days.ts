import { Decimal } from '@/lib/base/decimal';
import { type Day, daysBetween } from '@/lib/data/terms/days';
import { unitsNumber } from '@/lib/data/terms/units';
import { settledAt } from './day-looks';
import type { Watched } from './expect-months';
import { findLadder, growthOf, lastSeen, type SeenDay } from './ladder';
import { listErrors, type MonthError, valueAt } from './spread';

/** By what a day's amount is multiplied. Settled days do not grow. */
export type Growth = { open: boolean; factor: Decimal };

export type Growths = {
  /** Days without an estimate are absent. */
  days: ReadonlyMap<Day, Growth>;
  /** How far off the growth of these days is, if they change like those of each settled month. */
  errorsOf: (days: readonly Day[]) => MonthError[];
};

export const noGrowths: Growths = { days: new Map(), errorsOf: () => [] };

/** The growth of each day, by the chain-ladder method of `expectMonths`. */
export function growDays(watched: Watched, today: Day, fetchedOn: (day: Day) => Day | null): Growths {
  const { ladder } = findLadder(watched, today);
  if (!ladder) return noGrowths;
  const days = new Map<Day, Growth>();
  const open = new Map<Day, SeenDay>();
  for (const look of watched.looks) {
    const { day } = look;
    const at = lastSeen(look, today);
    if (at === null) continue;
    if (at === settledAt) {
      days.set(day, { open: false, factor: new Decimal(1) });
      continue;
    }
    const age = daysBetween(day, fetchedOn(day) ?? day);
    const factor = growthOf(ladder.steps, at, age);
    if (!factor) continue;
    days.set(day, { open: true, factor });
    open.set(day, { day, age, at });
  }
  return {
    days,
    errorsOf: (asked) =>
      listErrors(
        ladder,
        asked.flatMap((day) => open.get(day) ?? []),
      ),
  };
}

/** What was expected on an earlier day: of settled days, divided by what they settled at. */
export type Recalled = { shares: ReadonlyMap<Day, number>; errorsOf: Growths['errorsOf'] };

/** What the method said of settled days on an earlier day, with what was known then. Null if it said nothing. */
export function recallGrowth(watched: Watched, on: Day): Recalled | null {
  const { ladder } = findLadder(watched, on);
  if (!ladder) return null;
  const shares = new Map<Day, number>();
  const open = new Map<Day, SeenDay>();
  for (const history of watched.histories) {
    const { day, values } = history;
    const [settled, at] = [values[settledAt], lastSeen(history, on)];
    if (at === null || settled === null || settled === undefined || settled <= 0n) continue;
    const age = daysBetween(day, ladder.lastFetch(day, on) ?? on);
    const growth = growthOf(ladder.steps, at, age);
    const value = valueAt(history, age, ladder.lastFetch);
    if (!growth || value === null) continue;
    shares.set(day, (value * growth.toNumber()) / unitsNumber(settled));
    if (at < settledAt) open.set(day, { day, age, at });
  }
  return {
    shares,
    errorsOf: (asked) =>
      listErrors(
        ladder,
        asked.flatMap((day) => open.get(day) ?? []),
      ),
  };
}
