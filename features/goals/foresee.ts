import { findSpread, type MonthError } from '@/features/settlement/spread';
import { Decimal } from '@/lib/base/decimal';
import type { Day, DayRange } from '@/lib/data/terms/days';
import { isOfCurrency } from '@/lib/data/terms/metrics';
import { monthOf } from '@/lib/data/terms/month';
import { toUnits, type Units, unitsNumber, unitsText } from '@/lib/data/terms/units';
import { countDecimals } from '@/lib/language/format/currency';
import { forecast, type Outlook } from './forecast';
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

/** What a day is expected to settle at. */
export const settle = ({ amountOf, settling }: Pick<GoalDays, 'amountOf' | 'settling'>, day: Day): Units =>
  settling?.settle(day, amountOf(day)) ?? amountOf(day);

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

/** What a period is expected to have up to each of its days, rounded as the goal's figures are. The last one is its forecast. */
export function foresee(
  goal: Goal,
  days: Pick<GoalDays, 'amountOf' | 'settling'>,
  { pattern, all, counts, today }: Known,
): Outlook[] {
  const { amountOf, settling } = days;
  const isOpen = (day: Day) => counts(day) && settling?.isOpen(day) === true;
  const amountNow = (day: Day) => {
    if (counts(day)) return settle(days, day);
    return day <= today ? amountOf(day) : 0n;
  };
  const described = all.map((day) => ({
    day,
    counts: counts(day),
    value: amountNow(day),
    open: isOpen(day),
  }));
  const spread = settling && findSpread(settling.errorsOf(all.filter(isOpen)), monthOf(today));
  const round = (units: Units) => roundUnits(units, decimalsOf(goal));
  return forecast(pattern, described, spread).map(({ value, low, high }) => ({
    value: round(value),
    low: round(low),
    high: round(high),
  }));
}
