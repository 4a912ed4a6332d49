import type { Basis } from '@/lib/data/terms/basis';
import type { Day, DayRange } from '@/lib/data/terms/days';
import type { AlertMetric } from '@/lib/pages/alert-target';
import type { Side } from './alert-shape';

/**
 * Why a rule does not fire though its condition holds. `limit`: the limit is passed already, so that it fires only after the
 * figure was within it. `sold`: the first sale was earlier.
 */
type Hold = 'limit' | 'sold';

/** The figure that a rule watches, by day, and its limits. A value is null if some of its days are not stored. */
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

/** An alert that a rule would have sent. `side`, `by`: direction and size. `brief`: a short form. `text`: the alert's text. */
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
  /** The days on which it would have fired, and how often. */
  days: { day: Day; alerts: number }[];
  /** The alerts that it would have sent, newest first. Older ones are left out. */
  told: PreviewTold[];
  /** The days that could not be judged. */
  gaps: DayRange[];
  /** The first day with recorded product values. Null if the rule needs none, or there is no record. */
  recordedSince: Day | null;
  /** What it reports as soon as it is added: how often, and the first texts. */
  now: { alerts: number; texts: string[] };
  /** Null for a rule that watches no figure, or those of many. */
  course: PreviewCourse | null;
  /** How many subjects are watched, those with the highest figures first, and of how many. Null for rules on one subject. */
  watched: { count: number; of: number } | null;
  /** Expected alerts in 30 days. Null if too few days could be judged. */
  perMonth: number | null;
  holds: Hold | null;
  basis: Basis;
};
