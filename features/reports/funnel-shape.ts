import type { Basis } from '@/lib/data/terms/basis';
import type { DayRange } from '@/lib/data/terms/days';
import type { countMetrics } from '@/lib/data/terms/metrics';
import type { Receipt } from '@/lib/data/terms/receipt-shape';

/** The stages of a visit, in order. */
export const funnelStages = ['clicks', 'detailPageViews', 'addToCarts', 'conversions'] as const;
type Stage = (typeof countMetrics)[number];
export type FunnelCounts = Record<Stage, number>;

/** Each step leads from one stage to the next. */
export const funnelSteps = ['view', 'cart', 'purchase'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

export const stagesOf: Record<FunnelStep, readonly [from: Stage, to: Stage]> = {
  view: ['clicks', 'detailPageViews'],
  cart: ['detailPageViews', 'addToCarts'],
  purchase: ['addToCarts', 'conversions'],
};

/** Fractions of visitors who completed each step; null without visitors. */
export type FunnelRates = Record<FunnelStep, number | null>;

/** The step where a group loses most conversions compared with the median of all groups. */
export type WeakestStep = {
  step: FunnelStep;
  /** Fractions. */
  rate: number;
  median: number;
  /** Visitors lost compared with the median, an integer. An estimate, like `lostConversions`. */
  lost: number;
  /** Conversions of the lost visitors at the currency's later rates. */
  lostConversions: number;
};

export type FunnelGroup = {
  /** Null for rows without a value. */
  key: string | null;
  /** The name of the key; null if unknown. */
  label: string | null;
  counts: FunnelCounts;
  rates: FunnelRates;
  /** Null if no step with enough visitors is below its median. */
  weakest: WeakestStep | null;
  /** Whether some of its rows may still change, or arrive. */
  provisional: boolean;
};

/** The funnel of one currency. Currencies are never added. */
export type CurrencyFunnel = {
  currency: string;
  counts: FunnelCounts;
  rates: FunnelRates;
  /** Median rates of all groups with enough visitors; null if there are none. */
  medians: FunnelRates;
  /** Number of groups. */
  total: number;
  /** Groups that lose most conversions first. */
  groups: FunnelGroup[];
};

/** Response of /api/ledger/funnel. */
export type Funnel = { range: DayRange; currencies: CurrencyFunnel[]; receipt: Receipt; basis: Basis };
