import type { DayRange } from '../days';
import type { Figures } from '../metrics';
import type { Point } from '../summary/summary-shape';
import type { Receipt } from '../windows/receipt-shape';

export type EarningLink = {
  link: string;
  /** What it was made for: the title, else the product's id. */
  product: string | null;
  subid1: string | null;
  subid2: string | null;
  figures: Figures;
};

/** One currency's part, never added to another. */
export type CurrencyEarnings = {
  currency: string;
  figures: Figures;
  /** One point a bucket of the range, first to last. */
  series: Point[];
  /** The links asked for, the largest first. */
  links: EarningLink[];
  /** What the person's other links add up to; null where there are none. */
  others: { links: number; figures: Figures } | null;
};

/** Without windows and pages, which tell how many rows the workspace has. `rows` are those of the person's links. */
export type EarningsReceipt = Omit<Receipt, 'windows' | 'pages' | 'reasons'>;

/** What the links that one person made brought in, a currency at a time. */
export type Earnings = { range: DayRange; currencies: CurrencyEarnings[]; receipt: EarningsReceipt };

/** What /api/ledger/earnings answers. `refreshing`: newer rows are on their way. */
export type EarningsAnswer = Earnings & { refreshing: boolean };
