import { monthOf } from '@/features/settlement/ladder';
import { findSpread, type MonthError } from '@/features/settlement/spread';
import { Decimal } from '@/lib/base/decimal';
import type { Day, DayRange } from '@/lib/data/days';
import { isOfCurrency } from '@/lib/data/metrics';
import { sumUnits, toUnits, type Units, unitsNumber, unitsText } from '@/lib/data/units';
import { countDecimals } from '@/lib/language/format/currency';
import { forecast } from './forecast';
import type { Goal } from './goal-shape';
import type { WeekdayPattern } from './weekday-pattern';

/** What days are expected to settle at. */
export type Settling = {
  settle: (day: Day, value: Units) => Units;
  isOpen: (day: Day) => boolean;
  /** How far off that would have been for each settled month. */
  errorsOf: (days: readonly Day[]) => MonthError[];
};

/** What a goal's days have, and which of them are stored. */
export type GoalDays = {
  amountOf: (day: Day) => Units;
  /** How figures settle. Null where nothing is known about it. */
  settling: Settling | null;
  /** What was known of settled days on an earlier day. Null if nothing was estimated then. */
  recall: (on: Day) => Settling | null;
  /** Whether all days that pace and forecast are made from are stored, as `neededDays` lists them. */
  isLoaded: boolean;
  /** Days with a row that is not final. */
  open: ReadonlySet<Day>;
  /** Days that do not count (`listUnread`), as sorted, separate ranges. Today is one of them. */
  unread: readonly DayRange[];
};

/** Days that count as they are. */
export const noSettling: Pick<GoalDays, 'settling' | 'recall'> = { settling: null, recall: () => null };

/** The decimals of a goal's figures: those of the currency, none for counts. */
export const decimalsOf = ({ metric, currency }: Goal): number =>
  isOfCurrency(metric) ? countDecimals(currency ?? '') : 0;

/** Units rounded to decimals, half away from zero. */
export const roundUnits = (units: Units, decimals: number): Units =>
  toUnits(new Decimal(`${units}`).div(1e8).toDecimalPlaces(decimals).toFixed());

/** A figure of a goal in decimal text; counts without decimals. */
export const writeValue = ({ metric }: Goal, units: Units): string =>
  isOfCurrency(metric) ? unitsText(units) : String(unitsNumber(units));

/** The days of a period, which of them count, and the day of the forecast. */
export type Known = {
  pattern: WeekdayPattern;
  all: readonly Day[];
  counts: (day: Day) => boolean;
  today: Day;
};

/** What a period is expected to have at its end, and the lowest and highest result, rounded as the goal's figures are. */
export function foresee(
  goal: Goal,
  { amountOf, settling }: Pick<GoalDays, 'amountOf' | 'settling'>,
  { pattern, all, counts, today }: Known,
): { value: Units; low: Units; high: Units } {
  const known = all.filter(counts);
  const sum = (some: readonly Day[]) =>
    sumUnits(some.map((day) => settling?.settle(day, amountOf(day)) ?? amountOf(day)));
  const open = settling ? known.filter(settling.isOpen) : [];
  const { value, low, high } = forecast(pattern, {
    known: sum(known),
    open: sum(open),
    spread: settling && findSpread(settling.errorsOf(open), monthOf(today)),
    toCome: all
      .filter((day) => !counts(day))
      .map((day) => ({ day, value: day <= today ? amountOf(day) : 0n })),
  });
  const round = (units: Units) => roundUnits(units, decimalsOf(goal));
  return { value: round(value), low: round(low), high: round(high) };
}
