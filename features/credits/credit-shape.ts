import type { Basis } from '@/lib/data/terms/basis';
import type { DayRange } from '@/lib/data/terms/days';
import type { Month } from '@/lib/data/terms/month';
import type { Receipt } from '@/lib/data/terms/receipt-shape';

/** Response of POST /api/credits/imports. `known`: credits that were stored already, with the same amount. */
export type ImportedCredits = { id: string; added: number; replaced: number; known: number };

/**
 * Whether a credit is compared with its estimate, or why not. `notDue`: nothing was imported, and the marketplace has more time.
 * `notLoaded`: days of the estimate are missing. `open`: they may still change. `uncredited`: nothing was imported.
 */
export type CreditState = 'compared' | 'notDue' | 'notLoaded' | 'open' | 'uncredited';

/** A month of a brand in one currency. Amounts are exact decimal text. */
export type CreditLine = {
  /** Of a stored credit of the line; null if nothing was imported. */
  id: string | null;
  month: Month;
  brand: string;
  /** Null if unknown. */
  name: string | null;
  currency: string;
  state: CreditState;
  /** The month from which the credit is expected. */
  due: Month;
  /** Null while days of the month are not loaded. */
  estimate: string | null;
  credited: string | null;
  /** The amount that the last import replaced. */
  replaced: string | null;
  /** What `credited` adds up. `marketplace`: null for all of them. */
  parts: { marketplace: string | null; amount: string }[];
  /** `credited` less `estimate`, and that divided by the estimate. Null unless they are compared. */
  difference: string | null;
  share: number | null;
};

/** Credited divided by estimate, over compared months. Half of the months are above the median. */
export type CreditRatio = { median: number; low: number; high: number };

/** The compared lines of a currency. */
export type CreditTotal = {
  currency: string;
  months: number;
  estimate: string;
  credited: string;
  difference: string;
  share: number | null;
  /** Null with fewer than three months. */
  ratio: CreditRatio | null;
};

/** Response of GET /api/credits. Newest months first. */
export type Credits = {
  credits: CreditLine[];
  /** Number of lines that match the filters. */
  total: number;
  /** Number of all stored credits. */
  stored: number;
  totals: CreditTotal[];
  /** All currencies with a line. */
  currencies: string[];
  range: DayRange;
  receipt: Receipt;
  basis: Basis;
};
