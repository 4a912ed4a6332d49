import type { Basis } from '@/lib/data/terms/basis';
import type { Day, DayRange } from '@/lib/data/terms/days';
import type { Receipt } from '@/lib/data/terms/receipt-shape';

/** What Today looks for, in display order. */
export const actionKinds = [
  'stopped',
  'fell',
  'rose',
  'wasted',
  'cpc',
  'campaign',
  'rate',
  'reversals',
  'monthReady',
  'closedDiffers',
  'recruit',
  'key',
  'refresh',
  'channel',
  'work',
  'mail',
] as const;
export type ActionKind = (typeof actionKinds)[number];

/** Actions that are shown. */
export const mostActions = 10;

/** For how many days an action can be put away. */
export const putAwayDays = { most: 365, choices: [1, 7, 30] } as const;

/** Money at stake: what it is of, and whether it is estimated. Decimal text in one currency; a range holds in about four of five cases. */
export type Stake = {
  of: 'sales' | 'commission' | 'profit' | 'budget';
  currency: string;
  amount: string;
  range: { low: string; high: string } | null;
  estimate: boolean;
};

/** Something to do. `text` and `why` are in the reader's language. */
export type Action = {
  /** The same as long as it lasts. */
  id: string;
  kind: ActionKind;
  text: string;
  why: string;
  /** Null where no money can be named. */
  stake: Stake | null;
  /** The first day of it (UTC). Null if it is unknown. */
  since: Day | null;
  /** The page on which to do it. */
  path: string;
  /** Until when its figures may change. Null if they are final, or there are none. */
  changesUntil: Day | null;
};

/** Response of GET /api/today. */
export type Today = {
  /** The most at stake first, at most ten. */
  actions: Action[];
  /** How many more there are, and how many are put away. */
  more: number;
  putAway: number;
  /** The complete days that were looked at, or those that would have been if they were stored. */
  range: DayRange;
  /** What was looked for, and what could not be judged, because days or a list are missing. */
  looked: ActionKind[];
  unknown: ActionKind[];
  receipt: Receipt;
  /** The days of reports and of the creator program that kinds look back on, and their receipt. */
  history: { range: DayRange; receipt: Receipt };
  basis: Basis;
};
