import type { LeftOutCosts } from '@/features/costs/sum-costs';
import type { CreditTotal } from '@/features/credits/credit-shape';
import type { FilterNames } from '@/lib/data/read/query/read-labels';
import type { ComparedDays } from '@/lib/data/store/windows/compared-days';
import type { Basis } from '@/lib/data/terms/basis';
import type { DayRange } from '@/lib/data/terms/days';
import type { Grouping } from '@/lib/data/terms/dimensions';
import type { Receipt } from '@/lib/data/terms/receipt-shape';

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

/** A line's figures, and those that its change is between: of the days that count, on both sides. Null without such days. */
export type ComparedProfit = {
  figures: ProfitFigures;
  counted: ProfitFigures | null;
  compared: ProfitFigures | null;
};

export type ProfitGroup = ComparedProfit & {
  /** Null for rows without a value. */
  key: string | null;
  /** The name of the key; null if unknown. */
  label: string | null;
};

/**
 * What net profit is expected to be when all days have settled, by the method of Reports → Settlement: gross profit
 * changes like sales, and commission like commission. Money is an exact decimal string. No figure counts it.
 */
export type ProfitEstimate = {
  /** Net profit now of the days that the estimate counts: settled ones, and open ones. */
  reported: string;
  /** What it is expected to be, rounded to the minor unit of the currency. */
  expected: string;
  /** The range that the errors of settled months make likely: it holds in about four of five months. */
  low: string;
  high: string;
  /** The same less the costs of the range; null where net profit after costs is unknown. */
  afterCosts: { expected: string; low: string; high: string } | null;
  /** Open days that are estimated, and days with rows that are left out: today, and those without an estimate. */
  openDays: number;
  otherDays: number;
  /** The number of settled months behind the estimate, at least three. */
  settledMonths: number;
  /** By how much the method would have been off on average, of each part; null if no month was tested. */
  meanErrors: { sales: number | null; commission: number | null };
  testedMonths: number;
  /** In how many of these months the range of each part held. The range of their difference held at about as many. */
  within: { sales: number; commission: number };
};

/** The figures of one currency. Currencies are never added. */
export type CurrencyProfit = ComparedProfit & {
  currency: string;
  /**
   * Null without a margin or open days, with fewer than three settled months, while days of the range are missing, and
   * with filters of marketplaces or campaigns, which history does not have.
   */
  estimate: ProfitEstimate | null;
  /** Numbers of groups, of groups that lose money, and of groups without any margin. */
  counts: { groups: number; losing: number; withoutMargin: number };
  groups: ProfitGroup[];
  /** Costs that belong to no group, such as those of creators among brands. Null without any. The totals count them. */
  unassigned: ComparedProfit | null;
};

/** Response of /api/ledger/profit. */
export type Profit = {
  group: Grouping;
  range: DayRange;
  comparedRange: DayRange | null;
  /** The days that changes count; null without a comparison. */
  comparedDays: ComparedDays | null;
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
  /**
   * What marketplaces credited of the bonus for whole months of the range, and its estimate. Figures count the estimate. Empty
   * where no bonus is counted.
   */
  credits: CreditTotal[];
  /** Names of the ids in the filters. */
  filterNames: FilterNames;
  receipt: Receipt;
  comparedReceipt: Receipt | null;
  /** The days that estimates come from, and their receipt. Null where nothing is estimated. */
  history: { range: DayRange; receipt: Receipt } | null;
  /** Receipt of BRB estimates; null if they are not counted. */
  bonusReceipt: Receipt | null;
  comparedBonusReceipt: Receipt | null;
  basis: Basis;
};
