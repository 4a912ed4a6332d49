import { expect, it } from 'vitest';
import { addDays, addYears, endOfMonth } from '@/lib/data/terms/days';
import { monthOf } from '@/lib/data/terms/month';
import { toUnits } from '@/lib/data/terms/units';
import { settledAt } from './day-looks';
import { expectOpen } from './expect-months';
import { findLadder } from './ladder';
import { playWorld, type WorldName, worlds } from './testing/worlds';

const months = 12;
const seeds = 8;
const range = { from: '2025-01-01', to: '2026-06-30' };

/** In how many months the range held what the month settled at, asked on the day after its end. */
function countHeld(name: WorldName): [held: number, asked: number] {
  let [held, asked] = [0, 0];
  for (let seed = 1; seed <= seeds; seed += 1) {
    const world = playWorld(worlds[name], range, 77 * seed);
    let on = addDays(endOfMonth('2025-05-01'), 1);
    for (let at = 0; at < months; at += 1, on = addDays(endOfMonth(on), 1)) {
      const known = world(on);
      const histories = known.histories.filter(({ day }) => day > addYears(on, -1));
      const month = monthOf(addDays(on, -1));
      const { ladder } = findLadder({ looks: histories, histories }, on);
      const estimates = ladder && expectOpen({ histories, decimals: 2 }, ladder, on, known.fetchedOn);
      const found = estimates?.find((one) => one.month === month);
      if (!found) continue;
      const settled = histories
        .filter(({ day, seen }) => monthOf(day) === month && seen[settledAt] === null)
        .reduce((sum, { day }) => sum + known.settledAt(day), 0n);
      asked += 1;
      if (toUnits(found.low) <= settled && settled <= toUnits(found.high)) held += 1;
    }
  }
  return [held, asked];
}

/** The table in docs/settlement.md. */
const published: [name: WorldName, held: number, asked: number][] = [
  ['steady', 83, 96],
  ['rates differ by month', 82, 96],
  ['rates rise', 75, 96],
  ['few sales', 81, 96],
  ['read once a week', 84, 96],
  ['sale seasons', 85, 96],
  ['late rows', 79, 96],
];

it('ranges hold in 75 to 90 % of months of each world, as published', () => {
  const found = (Object.keys(worlds) as WorldName[]).map((name) => [name, ...countHeld(name)] as const);
  expect(found).toEqual(published);
  for (const [name, held, asked] of found) {
    expect(held / asked, name).toBeGreaterThanOrEqual(0.75);
    expect(held / asked, name).toBeLessThanOrEqual(0.9);
  }
});
