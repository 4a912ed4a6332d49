import type { Basis } from '@/lib/data/terms/basis';
import type { Day, DayRange } from '@/lib/data/terms/days';
import type { BaseMetric } from '@/lib/data/terms/metrics';
import type { Receipt } from '@/lib/data/terms/receipt-shape';

/** Metrics that a goal can have: sums of product report rows. */
export const goalMetrics = [
  'sales',
  'commission',
  'clicks',
  'conversions',
  'detailPageViews',
  'addToCarts',
] as const satisfies readonly BaseMetric[];
export type GoalMetric = (typeof goalMetrics)[number];

/** What a goal can be for, besides the whole workspace. */
export const goalScopes = ['brand', 'creator', 'creator_group', 'product_group'] as const;
export type GoalScope = (typeof goalScopes)[number];
export type GoalSubject = { kind: GoalScope; id: string };

/** The target of a metric for a month or quarter. */
export type Goal = {
  metric: GoalMetric;
  /** Amounts have one. Null for a count of rows in every currency. */
  currency: string | null;
  /** A UTC month, `2026-11`, or quarter, `2026-Q4`. */
  period: string;
  /** Decimal text above zero; a whole number for counts. */
  target: string;
  /** Null for the whole workspace. */
  subject: GoalSubject | null;
};

/** A stored goal. `name`: of its subject; null if unknown. */
export type StoredGoal = Goal & { id: string; name: string | null };

/**
 * While the period runs, by the forecast: `behind` if it is below the target, otherwise `reached` if the value is the target or
 * more, and `onTrack` if not. After it, `reached`, or `missed` if every day counts. `scheduled`: it begins later. `unknown`: too
 * few days are stored to tell. `gone`: its group was deleted.
 */
const goalStates = ['reached', 'onTrack', 'behind', 'missed', 'scheduled', 'unknown', 'gone'] as const;
export type GoalState = (typeof goalStates)[number];

/** What would have been forecast for an earlier period, and what it has. */
export type TestedPeriod = {
  period: string;
  /** The forecast and its range. */
  value: string;
  low: string;
  high: string;
  /** The sum of its days, which are all settled. */
  actual: string;
  isWithin: boolean;
  /** `value` less `actual`, divided by `actual`. Null if that is zero. */
  error: number | null;
};

/** What is expected at the end of the period. An estimate, never part of a total. */
export type GoalForecast = {
  /** Rounded to the minor unit of the currency; counts to whole ones. */
  value: string;
  low: string;
  high: string;
  /** `value`, `low` and `high` divided by the target. */
  share: number;
  lowShare: number;
  highShare: number;
  /** The number of full weeks behind it: four to eight. */
  weeks: number;
  /** Whether open days count with what they are expected to settle at. */
  settles: boolean;
  /** The same method on earlier periods of this length, after as many days, oldest first. They are in the year up to today. */
  tested: TestedPeriod[];
  /** How many of them were within their range. */
  within: number;
  /** The mean size of their errors. Null without one. */
  meanError: number | null;
};

/**
 * Why a forecast is not its target. `open`: what open days lose or gain until they settle. `soFar`: days that count have less
 * or more than their part of the target. `toCome`: all other days are expected to.
 */
export const goalCauses = ['open', 'soFar', 'toCome'] as const;

/** The cause that makes most of the difference between a forecast and its target. An estimate. */
export type GoalReason = {
  /** The forecast less the target. All causes add up to it. */
  difference: string;
  cause: (typeof goalCauses)[number];
  /** What the cause makes of it, with the same sign. */
  amount: string;
  /** The days that it is about. */
  days: number;
};

/** What the days of a running period have up to each of them, in order. Null where that is not known. */
export type GoalCourse = {
  /** Stored rows. Null on days to come, and on days that are over and do not count. */
  reported: (string | null)[];
  /** What they are expected to have when they have settled, from yesterday on. */
  expected: (string | null)[];
  low: (string | null)[];
  high: (string | null)[];
  /** What would be on track: on yesterday, `reported` and what the forecast lacks of the target; on the last day, the target. */
  pace: (string | null)[];
};

export type GoalProgress = StoredGoal & {
  /** The days of the period. */
  range: DayRange;
  /** The sum of stored rows, as Reports shows it. Null while no day counts and no row is stored, and if the group is gone. */
  value: string | null;
  /** `value` divided by the target. Null like `value`. */
  share: number | null;
  /**
   * What `value` would have to be now for the forecast to meet the target: `value`, and what the forecast lacks. Not below zero. Null
   * without a forecast.
   */
  pace: string | null;
  /** The part of the target of each weekday, Sunday first. Null until the weeks behind it are stored. */
  daily: string[] | null;
  /** Whether `daily` follows weekdays, or divides the target evenly, because too few weeks count. Null like `daily`. */
  pattern: 'weekdays' | 'even' | null;
  /** Days of the period before today, and from today on. */
  daysOver: number;
  daysLeft: number;
  /** Days before today that count: those that were read after they ended. */
  daysCounted: number;
  /** Null before and after the period, until all days of the last year are stored, and with fewer than four full weeks. */
  forecast: GoalForecast | null;
  /** Null without a forecast, and if it is the target. */
  reason: GoalReason | null;
  /** Null unless it is asked for, and before and after the period. */
  course: GoalCourse | null;
  state: GoalState;
  /** Days up to yesterday that do not count. The value may lack their rows. */
  unread: DayRange[];
  /** Days up to today whose rows may still change. */
  openDays: number;
  /** The day until which the value may change. Null if it is final. */
  changesUntil: Day | null;
};

/** Response of GET /api/goals. */
export type Goals = {
  /** The newest period first. */
  goals: GoalProgress[];
  /** Number of goals that match. */
  total: number;
  /** Number of all goals. */
  stored: number;
  /** The days up to today of running goals, recent goals and forecasts. A goal is recent if it ended in the last 92 days. */
  range: DayRange;
  /** The receipt of `range`. */
  receipt: Receipt;
  /** The days of every goal, and those that pace and forecast are made from. */
  basis: Basis;
};
