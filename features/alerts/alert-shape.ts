import type { StoredGoal } from '@/features/goals/goal-shape';
import type { ProductState, Unavailable } from '@/lib/data/read/lists/read-unavailable-since';
import type { Basis } from '@/lib/data/terms/basis';
import type { Day, DayRange } from '@/lib/data/terms/days';
import type { AlertMetric, EachKind, SellerKind, SubjectKind } from '@/lib/pages/alert-target';
import type { MessageState } from '@/lib/server/outbox/message-state';

/** What a rule is about, if not about everything. `name`: as it was when the rule was made; null if unknown. */
export type AlertSubject<Kind extends string = SubjectKind> = { kind: Kind; id: string; name: string | null };

/**
 * A metric over the last complete days, in one currency. `subject` null: of everything. `each`: of each creator, brand or
 * product of the subject by itself; null: of all of them together.
 */
export type Watched = {
  metric: AlertMetric;
  days: number;
  currency: string;
  subject: AlertSubject | null;
  each: EachKind | null;
};

/** Which side of its limit a figure is on; of a change, whether it rose or fell. */
export const sides = ['below', 'above'] as const;
export type Side = (typeof sides)[number];

/** Which changes a rule waits for. */
export const directions = [...sides, 'either'] as const;
export type Direction = (typeof directions)[number];

/** Amounts and percentages are decimal text. */
type ThresholdValues = Watched & { direction: Side; value: string };
/** `least`: smaller changes do not count, in the figure's unit. Absent: 0. */
type ChangeValues = Watched & { direction: Direction; percent: string; least?: string | undefined };

/** The receipt of figures. All days of the range were stored and complete. */
export type FactReceipt = {
  range: DayRange;
  /** The oldest fetch of the rows. */
  asOf: string;
  /** The day until which the figures may change. Null if they are final. */
  changesUntil: Day | null;
};

/** What a crossing was computed from. `who`: whose figure it is, of a rule that judges each by itself. */
export type MetricFacts = FactReceipt & {
  side: Side;
  value: string;
  compared: { range: DayRange; value: string } | null;
  who?: AlertSubject<EachKind>;
};

/** Creators, brands or products that are not told one by one. */
export type MoreCrossed = FactReceipt & { more: number };
export type WatchedFacts = MetricFacts | MoreCrossed;

type SalesValues = { subject: AlertSubject<SellerKind> } & (
  | { event: 'first' }
  | { event: 'none'; days: number }
);

/**
 * Conversions of a day, or of days without one. Of a first sale, the range begins with the first stored day; `first` is the
 * day of the first sale as it is known now.
 */
export type SalesFacts = MetricFacts & { first?: Day | null };

/** Which pace of a campaign a rule waits for, as the campaign's page names it. */
export const paces = ['early', 'slow'] as const;
export type Pace = (typeof paces)[number];

/** A campaign's pace on the last day of the range, in the program's currency. `projected` and `runsOut` are estimates. */
export type CampaignFacts = FactReceipt & {
  campaign: { id: string; name: string };
  state: Pace | 'spent';
  starts: Day;
  ends: Day;
  budget: number;
  /** Exact decimal text. */
  commission: string;
  projected: number | null;
  runsOut: Day | null;
  daysLeft: number;
};

/** A product as it was listed. */
type ListedProduct = Unavailable['product'];

/** A product that cannot be bought. Rules that ask for no clicks count none. */
type ClickedFacts = FactReceipt & Unavailable & { clicks: number };
/** Products that are not told one by one: those that were so by a day. */
type MoreClickedFacts = FactReceipt & { more: number; state: ProductState; through: Day };
export type GoneFacts = ClickedFacts | MoreClickedFacts;

/**
 * Links to products that cannot be bought, and their clicks in the range since then; null if not all of its days are stored.
 * `named`: the most clicked of the products.
 */
export type LinksFacts = FactReceipt & {
  links: number;
  products: number;
  clicks: number | null;
  named: Pick<Unavailable, 'product' | 'state'>[];
};

/** A listed commission that was `before` on the day `since`, and `after` on the next day with a list. */
type RateFacts = { product: ListedProduct; day: Day; since: Day; before: string; after: string };
export type RatesFacts = RateFacts | { more: number; day: Day };

/** A month (YYYY-MM), and its commission, or how that differs from what closings have counted. */
export type MonthFacts = FactReceipt & { month: string; commission: string };

/** `by`: how `value` limits the lost share. `conversions`: how many were first reported at least. */
type ReversalValues = {
  currency: string;
  subject: AlertSubject | null;
  by: 'times' | 'points';
  value: string;
  conversions: number;
};

/**
 * The share of commission that a month (YYYY-MM) lost between its first report and settlement, beside that of the months
 * before. Amounts are decimal text, shares fractions, and `conversions` those first reported.
 */
export type ReversalFacts = FactReceipt & {
  month: string;
  reported: string;
  settled: string;
  share: number;
  conversions: number;
  before: { months: number; share: number; conversions: number };
};

/** Whose steps a rule waits for: those of its owner, or everyone's. */
export const stepOwners = ['mine', 'all'] as const;

/** The next step of a partner on the desk, and the day in UTC on which it is due. */
export type StepFacts = { partner: { id: string; name: string }; step: string; day: Day };

/** What a rule about goals waits for: a forecast below the target, or the end of the period. */
export const goalEvents = ['behind', 'ended'] as const;
export type GoalEvent = (typeof goalEvents)[number];

/** `percent`: by more than this below the target. */
type GoalValues = { event: 'behind'; percent: string } | { event: 'ended' };

/** A goal on the last day of the range. Amounts are decimal text. `expected` is an estimate; null after the end. */
export type GoalFacts = FactReceipt & {
  goal: StoredGoal;
  result: 'behind' | 'reached' | 'missed';
  value: string;
  share: number;
  expected: { value: string; share: number; by: Day } | null;
};

/** The values and the facts of each kind of rule. */
export type Kinds = {
  threshold: { values: ThresholdValues; facts: WatchedFacts };
  change: { values: ChangeValues; facts: WatchedFacts };
  creatorSales: { values: SalesValues; facts: SalesFacts };
  reversalsRose: { values: ReversalValues; facts: ReversalFacts };
  /** `subject` null: of every campaign. */
  campaignBudget: {
    values: { direction: Pace; subject: AlertSubject<'campaign'> | null };
    facts: CampaignFacts;
  };
  /** `clicks`: how many at least. 0: products that could be bought the day before, clicked or not. */
  productGone: {
    values: { clicks: number; days: number; subject: AlertSubject<'brand'> | null };
    facts: GoneFacts;
  };
  /** `subject` null: of links to every product. */
  linksBroken: { values: { subject: AlertSubject<'product_group'> | null }; facts: LinksFacts };
  rateChanged: { values: { subject: AlertSubject<'brand'> | null }; facts: RatesFacts };
  monthReady: { values: { currency: string }; facts: MonthFacts };
  /** `value`: by how much more than this. */
  closedDiffers: { values: { currency: string; value: string }; facts: MonthFacts };
  stepDue: { values: { whose: (typeof stepOwners)[number] }; facts: StepFacts };
  /** Of every goal of the workspace. */
  goal: { values: GoalValues; facts: GoalFacts };
  /** `since`: the last moment that the key worked; null if it never did. */
  keyRejected: {
    values: Record<string, never>;
    facts: { family: 'seller' | 'creator'; since: string | null };
  };
  /** `since`: when report rows were last loaded, or the key was added. */
  notRefreshed: { values: { hours: number }; facts: { since: string } };
};
export type KindName = keyof Kinds;

/** In display order. */
export const kindGroups = [
  { name: 'figures', kinds: ['change', 'threshold', 'creatorSales', 'reversalsRose', 'goal'] },
  { name: 'campaigns', kinds: ['campaignBudget'] },
  { name: 'products', kinds: ['productGone', 'linksBroken', 'rateChanged'] },
  { name: 'closing', kinds: ['monthReady', 'closedDiffers'] },
  { name: 'desk', kinds: ['stepDue'] },
  { name: 'api', kinds: ['keyRejected', 'notRefreshed'] },
] as const satisfies readonly { name: string; kinds: readonly KindName[] }[];

export const kindNames: readonly KindName[] = kindGroups.flatMap(({ kinds }) => kinds);

export type Facts<K extends KindName = KindName> = Kinds[K]['facts'];

/** A kind with its values. */
export type Condition<K extends KindName = KindName> = {
  [Name in K]: { kind: Name; values: Kinds[Name]['values'] };
}[K];

/** A condition, and what was found. */
export type Event<K extends KindName = KindName> = {
  [Name in K]: { kind: Name; values: Kinds[Name]['values']; facts: Facts<Name> };
}[K];

/** A rule as the settings show it. */
export type ShownRule = {
  id: string;
  name: string;
  /** What it waits for, in one sentence. */
  about: string;
  mail: boolean;
  /** The id of the channel that its alerts are also sent to. */
  channel: string | null;
  paused: boolean;
  /** Until when its alerts are only in the bell. Null: they are sent. */
  mutedUntil: string | null;
  /** Whose it is, and whether that is the reader. */
  owner: string;
  mine: boolean;
  lastAlertAt: string | null;
};

/** `mailing`: whether this server can send alerts to the reader by mail. */
export type RulesAnswer = { rules: ShownRule[]; mailing: boolean };

/** An alert as the bell shows it. */
export type ShownAlert = {
  id: string;
  rule: string;
  /** What happened, in the reader's language. */
  text: string;
  /** Until when the figures may change; null if they are final. */
  note: string | null;
  /** The oldest fetch of the rows behind its figures. Null if it has none. */
  asOf: string | null;
  /** Whether it takes back an earlier alert of the same rule. */
  correction: boolean;
  /** The page with the figures. */
  path: string;
  createdAt: string;
  read: boolean;
  mail: MessageState | null;
};

/** The newest alerts, and the number of all that are unread. `basis`: what the figures in the alerts come from. */
export type AlertsAnswer = { unread: number; alerts: ShownAlert[]; basis: Basis };
