import type { Grouping } from '@/lib/ledger/datasets';
import type { DayRange } from '@/lib/ledger/days';
import type { FilterNames } from '@/lib/ledger/query/read-labels';
import type { Receipt } from '@/lib/ledger/windows/receipt-shape';

/** What groups are ranked by. */
export const profitSorts = [
  'netProfit',
  'returnOnCommission',
  'sales',
  'commission',
  'clicks',
  'uncovered',
] as const;
export type ProfitSort = (typeof profitSorts)[number];

/** Figures of the rows that have a margin. Money is exact decimal text in major units. */
export type CoveredFigures = {
  sales: string;
  commission: string;
  clicks: number;
  /** Each row's sales times its margin. */
  grossProfit: string;
  /** `grossProfit` less `commission`. */
  netProfit: string;
  /** `netProfit` per commission, a fraction; null where there is no commission. */
  returnOnCommission: number | null;
  /** Commission per click, rounded to four places; null without clicks. */
  costPerClick: string | null;
  /** Gross profit per click, rounded to four places: a click that costs more loses money. Null without clicks. */
  breakEvenCpc: string | null;
  /** BRB estimates of these brands, and `netProfit` with them; null where estimates cannot be told apart so. */
  bonus: string | null;
  netProfitWithBonus: string | null;
};

export type ProfitFigures = {
  /** Of all rows, with a margin or without. */
  sales: string;
  commission: string;
  clicks: number;
  conversions: number;
  /** Null where no row has a margin: nothing is known. */
  covered: CoveredFigures | null;
  /** What rows without a margin add up to, and their share (0 to 1) of sales; the share is null without sales. */
  uncovered: { sales: string; commission: string; share: number | null };
  /** Whether some rows may still change. */
  provisional: boolean;
};

export type ProfitGroup = {
  /** Null for rows without a value. */
  key: string | null;
  /** What the key stands for; null where nobody says. */
  label: string | null;
  figures: ProfitFigures;
  /** Of the compared range; null without one. */
  compared: ProfitFigures | null;
};

/** One currency; never added to another. */
export type CurrencyProfit = {
  currency: string;
  figures: ProfitFigures;
  compared: ProfitFigures | null;
  /** How many groups there are, how many lose money, and how many have no margin at all. */
  counts: { groups: number; losing: number; withoutMargin: number };
  groups: ProfitGroup[];
};

/** What /api/ledger/profit answers. */
export type Profit = {
  group: Grouping;
  range: DayRange;
  comparedRange: DayRange | null;
  currencies: CurrencyProfit[];
  /** How many margins are in force on some day of the range. */
  margins: number;
  /**
   * Products' categories: `unused` where no category has a margin. Until they are `loaded`, rows that a margin of a category
   * might be of count as rows without one.
   */
  categories: 'unused' | 'loaded' | 'loading' | 'failed';
  /** Names of the ids that the filters hold. */
  filterNames: FilterNames;
  receipt: Receipt;
  comparedReceipt: Receipt | null;
  /** Of BRB estimates; null where none are counted. */
  bonusReceipt: Receipt | null;
};
