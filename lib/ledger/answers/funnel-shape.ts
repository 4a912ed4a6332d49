import type { DayRange } from '../days';
import type { countMetrics } from '../metrics';
import type { Receipt } from '../windows/receipt-shape';

/** What visitors do one after the other. */
export const funnelStages = ['clicks', 'detailPageViews', 'addToCarts', 'conversions'] as const;
type Stage = (typeof countMetrics)[number];
export type FunnelCounts = Record<Stage, number>;

/** A step leads from one stage to the next. */
export const funnelSteps = ['view', 'cart', 'purchase'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

export const stagesOf: Record<FunnelStep, readonly [from: Stage, to: Stage]> = {
  view: ['clicks', 'detailPageViews'],
  cart: ['detailPageViews', 'addToCarts'],
  purchase: ['addToCarts', 'conversions'],
};

/** Fractions: what arrived per what set out; null where nothing set out. */
export type FunnelRates = Record<FunnelStep, number | null>;

/** The step at which a group loses the most conversions against the median of all groups. */
export type WeakestStep = {
  step: FunnelStep;
  /** Fractions. */
  rate: number;
  median: number;
  /** How many more would have arrived at the median, a whole number. An estimate, as is what follows from it. */
  lost: number;
  /** How many conversions those would have come to at the later rates of the whole currency. */
  lostConversions: number;
};

export type FunnelGroup = {
  /** Null for rows without a value. */
  key: string | null;
  /** What the key stands for; null where nobody says. */
  label: string | null;
  counts: FunnelCounts;
  rates: FunnelRates;
  /** Null where no step with enough visitors is below its median. */
  weakest: WeakestStep | null;
  /** Whether some of its rows may still change. */
  provisional: boolean;
};

/** The funnel of one currency; never added to another. */
export type CurrencyFunnel = {
  currency: string;
  counts: FunnelCounts;
  rates: FunnelRates;
  /** The middle rate of all groups with enough visitors; null where there are none. */
  medians: FunnelRates;
  /** How many groups there are. */
  total: number;
  /** Those that lose the most conversions first. */
  groups: FunnelGroup[];
};

/** What /api/ledger/funnel answers. */
export type Funnel = { range: DayRange; currencies: CurrencyFunnel[]; receipt: Receipt };
