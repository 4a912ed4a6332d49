import { type Day, type Grain, startOfBucket } from '@/lib/data/terms/days';
import { lookAges } from '@/lib/data/terms/look-ages';
import { divideToRate, sumUnits, unitsText } from '@/lib/data/terms/units';
import type { DayHistory } from './day-histories';
import { type DayLooks, settledAt } from './day-looks';
import type { AgeCell, TriangleRow } from './settlement-shape';

const isSettled = ({ seen }: DayLooks): boolean => seen[settledAt] !== null;

/** What a day had when it was first seen. */
export const firstValue = ({ values }: DayHistory) => values.find((value) => value !== null) ?? 0n;

/** A row per bucket. A day without rows counts, with nothing. */
export function makeTriangle(
  looks: readonly DayLooks[],
  histories: readonly DayHistory[],
  grain: Grain,
): TriangleRow[] {
  const known = new Map(histories.map((history) => [history.day, history]));
  const buckets = new Map<Day, DayLooks[]>();
  for (const look of looks) {
    const bucket = startOfBucket(look.day, grain);
    buckets.set(bucket, [...(buckets.get(bucket) ?? []), look]);
  }
  return [...buckets].map(([bucket, days]) => {
    const own = days.flatMap(({ day }) => known.get(day) ?? []);
    return {
      bucket,
      days: days.length,
      settledDays: days.filter(isSettled).length,
      current: unitsText(sumUnits(own.map(({ current }) => current))),
      cells: makeCells(days, own),
    };
  });
}

/** Of all settled days. */
export const makeTotal = (looks: readonly DayLooks[], histories: readonly DayHistory[]): AgeCell[] =>
  makeCells(looks.filter(isSettled), histories.filter(isSettled));

function makeCells(looks: readonly DayLooks[], histories: readonly DayHistory[]): AgeCell[] {
  return lookAges.flatMap((age, at) => {
    const days = looks.filter(({ seen }) => seen[at] !== null).length;
    if (days === 0) return [];
    const seen = histories.filter(({ values }) => values[at] !== null);
    const amount = sumUnits(seen.map(({ values }) => values[at] ?? 0n));
    const share = divideToRate(amount, sumUnits(seen.map(firstValue)));
    return [{ age, amount: unitsText(amount), days, share }];
  });
}
