import { Decimal } from '@/lib/base/decimal';
import type { Day, DayRange } from '@/lib/data/days';
import { isOfCurrency } from '@/lib/data/metrics';
import { toUnits, type Units, unitsNumber, unitsText } from '@/lib/data/units';
import { countDecimals } from '@/lib/language/format/currency';
import { forecast } from './forecast';
import type { Goal } from './goal-shape';
import type { WeekdayPattern } from './weekday-pattern';

/** What a goal's days have, and which of them are stored. */
export type GoalDays = {
  amountOf: (day: Day) => Units;
  /**
   * What a day is expected to settle at: by all settled months, then by single ones. Null where nothing is known about how
   * figures settle.
   */
  settle: ((day: Day, value: Units) => readonly Units[]) | null;
  /** Days with a row that is not final. */
  open: ReadonlySet<Day>;
  /** Days that are not stored completely, as sorted, separate ranges. Today is one of them. */
  unread: readonly DayRange[];
};

/** The decimals of a goal's figures: those of the currency, none for counts. */
export const decimalsOf = ({ metric, currency }: Goal): number =>
  isOfCurrency(metric) ? countDecimals(currency ?? '') : 0;

/** Units rounded to decimals, half away from zero. */
export const roundUnits = (units: Units, decimals: number): Units =>
  toUnits(new Decimal(`${units}`).div(1e8).toDecimalPlaces(decimals).toFixed());

/** A figure of a goal in decimal text; counts without decimals. */
export const writeValue = ({ metric }: Goal, units: Units): string =>
  isOfCurrency(metric) ? unitsText(units) : String(unitsNumber(units));

/** The days of a period, which of them are stored, and the day of the forecast. */
export type Known = {
  pattern: WeekdayPattern;
  all: readonly Day[];
  isStored: (day: Day) => boolean;
  today: Day;
};

/** What a period is expected to have at its end, and the lowest and highest result, rounded as the goal's figures are. */
export function foresee(
  goal: Goal,
  { amountOf, settle }: GoalDays,
  { pattern, all, isStored, today }: Known,
): { value: Units; low: Units; high: Units } {
  const isKnown = (day: Day) => day < today && isStored(day);
  const { value, low, high } = forecast(pattern, {
    known: all.filter(isKnown).map((day) => settle?.(day, amountOf(day)) ?? [amountOf(day)]),
    toCome: all
      .filter((day) => !isKnown(day))
      .map((day) => ({ day, value: day <= today ? amountOf(day) : 0n })),
  });
  const round = (units: Units) => roundUnits(units, decimalsOf(goal));
  return { value: round(value), low: round(low), high: round(high) };
}
