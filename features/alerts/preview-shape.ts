import type { Basis } from '@/lib/data/basis';
import type { Day, DayRange } from '@/lib/data/days';
import type { AlertMetric } from '@/lib/data/reporting/alert-target';
import type { Side } from './alert-shape';

/**
 * Why a rule does not fire though its condition holds. `limit`: the limit is passed already, so that it fires only after the
 * figure was within it. `sold`: the first sale was earlier.
 */
type Hold = 'limit' | 'sold';

/** The figure that a rule judges, by day, and beyond which values it tells. Null: not all of its days are stored. */
export type PreviewCourse = {
  metric: AlertMetric;
  /** Clicks on products that cannot be bought now. Otherwise it is the figure that the rule names. */
  unavailable: boolean;
  /** Null: a count over all currencies. */
  currency: string | null;
  /** How many days each value adds up. */
  days: number;
  points: { day: Day; value: string | null; above: string | null; below: string | null }[];
};

/**
 * What a rule would have told. `side` and `by`: which way, and by how much. `brief`: the rest in short. `text`: as the alert says
 * it.
 */
export type PreviewTold = {
  day: Day;
  side: Side | null;
  by: string | null;
  brief: string | null;
  text: string;
};

/** What a rule would have told in the days of a range, and what it tells now. */
export type PreviewAnswer = {
  /** Null for kinds that tell only of the present. */
  range: DayRange | null;
  /** The days on which it would have told, and how often. */
  days: { day: Day; alerts: number }[];
  /** What it would have told, newest first. Older ones are left out. */
  told: PreviewTold[];
  /** The days that could not be judged. */
  gaps: DayRange[];
  /** The day from which on the values of products are recorded. Null for rules that do not need them, or without a record. */
  recordedSince: Day | null;
  /** What it tells as soon as it is added: how often, and the first texts. */
  now: { alerts: number; texts: string[] };
  /** Null for a rule that watches no figure, or those of many. */
  course: PreviewCourse | null;
  /** How many are watched one by one, and of how many. Those with the highest figures. Null for rules that do not. */
  watched: { count: number; of: number } | null;
  /** How many alerts to expect in 30 days, from those that could be judged. Null if these are too few. */
  perMonth: number | null;
  holds: Hold | null;
  basis: Basis;
};
