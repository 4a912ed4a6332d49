import {
  addDays,
  type Day,
  type DayRange,
  eachDay,
  type Grain,
  laterOf,
  startOfBucket,
} from '@/lib/data/terms/days';

/** Rows of a day may arrive or change for this many days. */
export const lookBackDays = 45;

/** The first day that may still change. */
export const firstUnsettledDay = (today: Day): Day => addDays(today, -lookBackDays);

/** Whether rows of a range may still arrive or change, even where it has none yet. */
export const isOpen = ({ to }: DayRange, today: Day): boolean => to >= firstUnsettledDay(today);

/** The same of separate ranges. */
export const areOpen = (ranges: readonly DayRange[], today: Day): boolean =>
  ranges.some((range) => isOpen(range, today));

/** The buckets of a range with days that may still change. `standsFor`: the day that each counts as. */
export const listOpenBuckets = (
  range: DayRange,
  grain: Grain,
  today: Day,
  standsFor: (day: Day) => Day = (day) => day,
): ReadonlySet<Day> =>
  new Set(
    eachDay({ from: laterOf(range.from, firstUnsettledDay(today)), to: range.to }).map((day) =>
      startOfBucket(standsFor(day), grain),
    ),
  );
