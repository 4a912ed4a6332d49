import type { Day, DayRange } from '@/lib/ledger/days';
import type { Receipt } from '@/lib/ledger/windows/receipt-shape';

export const overviewMetrics = ['sales', 'commission', 'clicks', 'conversions'] as const;
export type OverviewMetric = (typeof overviewMetrics)[number];

/** Money as exact decimal text in major units, counts as numbers. */
type Amount = string | number;

/** A figure against the compared range; `before` is null without a comparison. */
type ComparedAmount = { now: Amount; before: Amount | null };

/** Whether a part of a sum may still change, and its share of the sum, from 0 to 1. Null where the share is unknown. */
export type ProvisionalPart = { any: boolean; share: number | null };

export type OverviewCurrency = {
  currency: string;
  figures: Record<OverviewMetric, ComparedAmount & { provisional: ProvisionalPart }>;
  /** One number a bucket, for drawing; null where a bucket has only begun. */
  series: Record<OverviewMetric, { now: (number | null)[]; before: (number | null)[] }>;
  /** Whether a bucket may still change: rows that are not final, or days to come. */
  provisional: boolean[];
};

/** Commission minus the estimated bonus; an estimate, as the bonus is one. */
export type ProgramCost = {
  currency: string;
  commission: string;
  bonus: string;
  net: string;
  netBefore: string | null;
  provisional: boolean;
};

export const topKinds = ['products', 'creators', 'brands'] as const;
export type TopKind = (typeof topKinds)[number];

export type TopRow = {
  currency: string;
  key: string;
  /** What the key stands for; null where nobody says. */
  label: string | null;
  sales: ComparedAmount;
  commission: string;
  clicks: number;
  conversions: number;
  provisional: boolean;
};

/** What /api/overview answers. Currencies come in the one order of all pages and are never added. */
export type Overview = {
  range: DayRange;
  comparedRange: DayRange | null;
  /** The first day with rows, if the compared range starts before it: then nothing is compared. */
  noDataBefore: Day | null;
  buckets: Day[];
  /** The first day that each bucket stands against; null where none does. */
  comparedBuckets: (Day | null)[];
  currencies: OverviewCurrency[];
  costs: ProgramCost[];
  tops: Record<TopKind, TopRow[]>;
  receipt: Receipt;
  comparedReceipt: Receipt | null;
  bonusReceipt: Receipt;
};
