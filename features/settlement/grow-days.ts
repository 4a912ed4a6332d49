import { Decimal } from '@/lib/base/decimal';
import { type Day, daysBetween } from '@/lib/data/days';
import { settledAt } from './day-looks';
import type { Watched } from './expect-months';
import { findLadder, growthOf, lastSeen } from './ladder';

/** By what a day's amount is multiplied: with the changes of all settled days, and with those of each settled month. */
export type Growth = { open: boolean; all: Decimal; months: ReadonlyMap<string, Decimal> };

/**
 * The growth of each day, by the chain-ladder method of `expectMonths`. Settled days do not grow. Days without an estimate
 * are absent.
 */
export function growDays(
  watched: Watched,
  today: Day,
  fetchedOn: (day: Day) => Day | null,
): Map<Day, Growth> {
  const { ladder } = findLadder(watched, today);
  const growths = new Map<Day, Growth>();
  if (!ladder) return growths;
  for (const look of watched.looks) {
    const at = lastSeen(look, today);
    if (at === null) continue;
    if (at === settledAt) {
      growths.set(look.day, { open: false, all: new Decimal(1), months: new Map() });
      continue;
    }
    const age = daysBetween(look.day, fetchedOn(look.day) ?? look.day);
    const all = growthOf(ladder.steps, at, age);
    if (!all) continue;
    const months = [...ladder.months].map(
      ([month, steps]) => [month, growthOf(steps, at, age) ?? all] as const,
    );
    growths.set(look.day, { open: true, all, months: new Map(months) });
  }
  return growths;
}
