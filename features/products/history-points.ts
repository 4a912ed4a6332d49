import type { Point } from '@/components/charts/series';
import { type DayRange, eachDay } from '@/lib/data/terms/days';
import type { DayClicks } from './history-shape';
import type { ValueStep } from './value-steps';

type Lines<Value> = Readonly<
  Record<string, { steps: readonly ValueStep<Value>[]; toNumber: (value: Value) => number | null }>
>;

/** A point for each day of a range, with the value of each line on it. Days that no step covers have none. */
export function drawSteps<Value>(range: DayRange, lines: Lines<Value>): Point[] {
  return eachDay(range).map((day) => ({
    day,
    values: Object.fromEntries(
      Object.entries(lines).map(([key, { steps, toNumber }]) => {
        const step = steps.find(({ from, to }) => from <= day && day <= to);
        return [key, step ? toNumber(step.value) : null];
      }),
    ),
  }));
}

/** A point for each day with its clicks. */
export const drawClicks = (clicks: readonly DayClicks[], today: string | null): Point[] =>
  clicks.map(({ day, clicks, mayChange }) => ({
    day,
    provisional: mayChange,
    values: { now: clicks },
    missing: clicks === null && (today === null || day < today),
  }));
