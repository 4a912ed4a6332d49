import { expect, it } from 'vitest';
import type { Day } from '@/lib/data/terms/days';
import { toUnits } from '@/lib/data/terms/units';
import { findPattern, weekdayOf } from './weekday-pattern';

const find = (amountOn: (weekday: number) => number) =>
  findPattern(
    { amountOf: (day: Day) => toUnits(String(amountOn(weekdayOf(day)))), counts: () => true },
    '2026-06-16',
  );

it("there is no pattern if a weekday's sum is negative, even if no week's is", () => {
  expect(find((weekday) => (weekday === 0 ? -1 : 10))).toBeNull();
  expect(find((weekday) => (weekday === 0 ? 0 : 10))).toMatchObject({ weeks: 8, total: toUnits('480') });
});
