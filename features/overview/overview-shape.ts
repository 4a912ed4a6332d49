import type { ComparedDays } from '@/lib/data/store/windows/compared-days';
import type { Basis } from '@/lib/data/terms/basis';
import type { Day, DayRange, Grain } from '@/lib/data/terms/days';
import type { Receipt } from '@/lib/data/terms/receipt-shape';

export const overviewMetrics = ['sales', 'commission', 'clicks', 'conversions'] as const;
export type OverviewMetric = (typeof overviewMetrics)[number];

/** Money as an exact decimal string in major units, counts as numbers. */
type Amount = string | number;

/** A figure, and what its change is between: `counted` and `before`, of the days that count. Null without a comparison. */
type ComparedAmount = { now: Amount; counted: Amount | null; before: Amount | null };

/** Whether a part of a sum may still change, and its share of the sum (0 to 1). Null if the share is unknown. */
type ProvisionalPart = { any: boolean; share: number | null };

export type OverviewCurrency = {
  currency: string;
  figures: Record<OverviewMetric, ComparedAmount & { provisional: ProvisionalPart }>;
  /** One number per bucket; null if a bucket has just begun. */
  series: Record<OverviewMetric, { now: (number | null)[]; before: (number | null)[] }>;
  /** Whether a bucket may still change: it has rows that are not final, or future days. */
  provisional: boolean[];
  /** Whether a bucket has days that do not count yet, on either side. */
  unfinished: boolean[];
};

/** Commission minus the estimated bonus. An estimate, like the bonus. */
export type ProgramCost = {
  currency: string;
  /** Null until rows are read. */
  commission: string | null;
  bonus: string | null;
  /** Null until commission and bonus cover the same days. */
  net: string | null;
  /** What its change is between; null without a comparison. */
  netCounted: string | null;
  netBefore: string | null;
  provisional: boolean;
};

export const topKinds = ['products', 'creators', 'brands'] as const;
export type TopKind = (typeof topKinds)[number];

export type TopRow = {
  currency: string;
  key: string;
  /** The name of the key; null if unknown. */
  label: string | null;
  sales: ComparedAmount;
  commission: string;
  clicks: number;
  conversions: number;
  provisional: boolean;
};

/** Response of /api/overview. Currencies are in the usual order and never added. */
export type Overview = {
  range: DayRange;
  comparedRange: DayRange | null;
  /** The days that changes count; null without a comparison. */
  comparedDays: ComparedDays | null;
  grain: Grain;
  buckets: Day[];
  /** The first day of each bucket's counterpart; null if there is none. */
  comparedBuckets: (Day | null)[];
  currencies: OverviewCurrency[];
  costs: ProgramCost[];
  tops: Record<TopKind, TopRow[]>;
  receipt: Receipt;
  comparedReceipt: Receipt | null;
  bonusReceipt: Receipt;
  comparedBonusReceipt: Receipt | null;
  basis: Basis;
};
