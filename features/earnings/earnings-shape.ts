import type { EstimatedAmount } from '@/features/closing/statement-shape';
import type { Point } from '@/lib/data/read/summary/summary-shape';
import type { Basis } from '@/lib/data/terms/basis';
import type { Day, DayRange } from '@/lib/data/terms/days';
import type { Figures } from '@/lib/data/terms/metrics';
import type { Receipt } from '@/lib/data/terms/receipt-shape';

export type EarningLink = {
  link: string;
  /** The product's title, otherwise its id. */
  product: string | null;
  subid1: string | null;
  subid2: string | null;
  figures: Figures;
};

/** The earnings of one currency. Currencies are never added. */
export type CurrencyEarnings = {
  currency: string;
  figures: Figures;
  /** One point per bucket of the range, in order. */
  series: Point[];
  /** The requested links, largest first. */
  links: EarningLink[];
  /** The sum of the person's other links; null if there are none. */
  others: { links: number; figures: Figures } | null;
};

/** Without windows and pages, which would reveal the workspace's size. `rows` counts only the person's rows. */
export type EarningsReceipt = Omit<Receipt, 'windows' | 'pages' | 'reasons'>;

/** Earnings of one person's links, by currency. */
export type Earnings = {
  range: DayRange;
  currencies: CurrencyEarnings[];
  receipt: EarningsReceipt;
  basis: Basis;
};

/** What a month (UTC) earned, by currency, and when it settles. */
export type EarningsMonth = {
  month: string;
  /** The last day on which rows of the month may change. */
  until: Day;
  /** `loadedEarly`: its days must be loaded once more. `notLoaded`: some are not loaded, so amounts are partial. */
  state: 'open' | 'loadedEarly' | 'notLoaded' | 'settled';
  currencies: {
    currency: string;
    commission: string;
    /** The part of the commission in rows that are not final. */
    open: string;
    /** What the month may settle at; null without an estimate. */
    expected: EstimatedAmount | null;
  }[];
};

/** Months with open days, and the one before them, newest first. They do not depend on the range of earnings. */
export type EarningsCalendar = { months: EarningsMonth[]; basis: Basis };

/** Response of /api/ledger/earnings. `refreshing`: newer rows are being synced. */
export type EarningsAnswer = Earnings & { calendar: EarningsCalendar; refreshing: boolean };
