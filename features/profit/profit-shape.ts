import type { LeftOutCosts } from '@/features/costs/sum-costs';
import type { Basis } from '@/lib/data/basis';
import type { Grouping } from '@/lib/data/datasets';
import type { DayRange } from '@/lib/data/days';
import type { FilterNames } from '@/lib/data/query/read-labels';
import type { Receipt } from '@/lib/data/windows/receipt-shape';

/** Values to rank groups by. */
export const profitSorts = [
  'netProfit',
  'netProfitAfterCosts',
  'returnOnCommission',
  'returnOnAllCost',
  'costs',
  'sales',
  'commission',
  'clicks',
  'uncovered',
] as const;
export type ProfitSort = (typeof profitSorts)[number];

/** Figures of rows with a margin. Money is an exact decimal string in major units. */
export type CoveredFigures = {
  sales: string;
  commission: string;
  clicks: number;
  /** Sum of each row's sales times its margin. */
  grossProfit: string;
  /** `grossProfit` minus `commission`. */
  netProfit: string;
  /** `netProfit` divided by commission, a fraction; null without commission. */
  returnOnCommission: number | null;
  /** Commission per click, rounded to four places; null without clicks. */
  costPerClick: string | null;
  /** Gross profit per click, rounded to four places. A click that costs more loses money. Null without clicks. */
  breakEvenCpc: string | null;
  /**
   * BRB estimates of these brands, and `netProfit` including them; null if estimates cannot be attributed, or
   * some of their days are missing.
   */
  bonus: string | null;
  netProfitWithBonus: string | null;
};

/** Figures after the costs that people entered. Money is an exact decimal string in major units. */
export type AfterCosts = {
  costs: string;
  /** Number of costs that have a day in the range. */
  entries: number;
  /** `netProfit` of rows with a margin, minus `costs`; null if there are rows and none has a margin. */
  netProfit: string | null;
  /** Commission of all rows plus `costs`. */
  allCost: string;
  /** `allCost` per conversion, rounded to four places; null without conversions. */
  costPerConversion: string | null;
  /** `netProfit` divided by commission of rows with a margin plus `costs`, a fraction; null if either is unknown or zero. */
  returnOnAllCost: number | null;
};

export type ProfitFigures = {
  /** Of all rows, with or without a margin. */
  sales: string;
  commission: string;
  clicks: number;
  conversions: number;
  /** Null if no row has a margin. */
  covered: CoveredFigures | null;
  /** Totals of rows without a margin, and their share (0 to 1) of sales; null without sales. */
  uncovered: { sales: string; commission: string; share: number | null };
  /** Null if no cost is entered for this currency, these days and these filters. Nothing is guessed. */
  afterCosts: AfterCosts | null;
  /** Whether some rows may still change, or arrive. */
  provisional: boolean;
};

export type ProfitGroup = {
  /** Null for rows without a value. */
  key: string | null;
  /** The name of the key; null if unknown. */
  label: string | null;
  figures: ProfitFigures;
  /** Figures of the compared range; null without a comparison, and while some of its days are missing. */
  compared: ProfitFigures | null;
};

/** The figures of one currency. Currencies are never added. */
export type CurrencyProfit = {
  currency: string;
  figures: ProfitFigures;
  compared: ProfitFigures | null;
  /** Numbers of groups, of groups that lose money, and of groups without any margin. */
  counts: { groups: number; losing: number; withoutMargin: number };
  groups: ProfitGroup[];
  /** Costs that belong to no group, such as those of creators among brands. Null without any. The totals count them. */
  unassigned: Pick<ProfitGroup, 'figures' | 'compared'> | null;
};

/** Response of /api/ledger/profit. */
export type Profit = {
  group: Grouping;
  range: DayRange;
  comparedRange: DayRange | null;
  currencies: CurrencyProfit[];
  /** The named groups whose lines share rows with others. Do not add them up. */
  overlapping: string[];
  /** Number of margins that apply on some day of the range. */
  margins: number;
  /**
   * State of product categories: `unused` if no category has a margin. Until they are `loaded`, rows that a category's
   * margin might cover count as rows without a margin.
   */
  categories: 'unused' | 'loaded' | 'loading' | 'failed';
  /** Costs of these days that no figure counts, because the filters are about something else than their subject. */
  costsLeftOut: LeftOutCosts[];
  /** Names of the ids in the filters. */
  filterNames: FilterNames;
  receipt: Receipt;
  comparedReceipt: Receipt | null;
  /** Receipt of BRB estimates; null if they are not counted. */
  bonusReceipt: Receipt | null;
  comparedBonusReceipt: Receipt | null;
  basis: Basis;
};
