import type { CreditLine } from '@/features/credits/credit-shape';
import type { ChangeKind } from '@/features/reports/change-shape';
import type { Basis } from '@/lib/data/terms/basis';
import type { Day, DayRange } from '@/lib/data/terms/days';
import type { Month } from '@/lib/data/terms/month';
import type { Receipt } from '@/lib/data/terms/receipt-shape';

/** Exact decimal text in the statement's currency. */
export type StatementAmounts = { sales: string; commission: string; bonus: string };

/** Amounts of the month itself. Null if unknown, because no day of their rows is loaded. */
export type MonthAmounts = { [Name in keyof StatementAmounts]: string | null };

/** They add up to the commission, and are unknown with it. */
export type CommissionParts = { settled: string | null; open: string | null };

/** `name` is null if unknown. */
export type StatementLine = MonthAmounts & CommissionParts & { brand: string; name: string | null };

export type AdjustmentLine = StatementAmounts & { brand: string; name: string | null };

/** The change of a closed month since its figures were last counted. */
export type Adjustment = { month: Month; lines: AdjustmentLine[]; total: StatementAmounts };

/** The part of a statement that may still change. */
export type OpenPart = {
  /** Days whose rows may still arrive or change; null if only the last sync is missing. */
  days: DayRange | null;
  /** The approximate day when they are final. */
  until: Day;
  /** Null if unknown. */
  commission: string | null;
  /** Closed months that are not completely loaded, so their adjustments are unknown. */
  notLoaded: Month[];
};

export type StatementReceipts = { reports: Receipt; bonus: Receipt };

/** The source of a closing's figures. */
export type ClosingReceipt = StatementReceipts & { revision: string; open: OpenPart | null };

export type Closing = {
  id: string;
  month: Month;
  currency: string;
  closedAt: string;
  /** Name of the person who closed it; null if the account was deleted. */
  closedBy: string | null;
  note: string | null;
  /** Whether it is the newest of its currency. Only that one can be reopened. */
  newest: boolean;
};

/** An invoice total compared with the statement. `brand` null means all brands. */
export type Invoice = {
  brand: string | null;
  name: string | null;
  amount: string;
  reference: string | null;
  /** The commission including adjustments, rounded to the cent. */
  expected: string;
  /** `amount` minus `expected`; "0.00" if they match. */
  difference: string;
  matches: boolean;
};

/** Why a month cannot be closed now. */
export type Obstacle = {
  code: 'running' | 'incomplete' | 'closed' | 'earlier_first' | 'later_closed';
  /** The month to close or reopen first; null if there is none. */
  month: Month | null;
  message: string;
};

/** Response of GET /api/ledger/statements. */
export type Statement = {
  month: Month;
  currency: string;
  range: DayRange;
  /** `running`: the month has not ended. `open`: figures may still change. `settled`: they are final. */
  state: 'running' | 'open' | 'settled' | 'closed';
  closing: Closing | null;
  lines: StatementLine[];
  subtotal: MonthAmounts & CommissionParts;
  /** Of earlier closed months. Each change is counted in one statement only. */
  adjustments: Adjustment[];
  /** `subtotal` plus all adjustments. */
  total: MonthAmounts;
  /** How a closed month changed since, and the statement that counts it; null if it did not change. */
  later: (Adjustment & { countedIn: Month }) | null;
  obstacle: Obstacle | null;
  /** What may still change, or could at closing. */
  open: OpenPart | null;
  invoices: Invoice[];
  /**
   * What marketplaces credited of the bonus, beside its estimate now. No total counts it. Empty until the first credit is imported.
   */
  credits: CreditLine[];
  receipts: StatementReceipts;
  /** The month's rows, and closed months whose adjustments are unknown. Of a closed month, as of its closing. */
  basis: Basis;
  /** The days to sync, so that the figures and the adjustments are complete and fresh. */
  fresh: { range: DayRange; receipt: Receipt };
  /** Changes whenever a figure changes. */
  revision: string;
};

/** An estimate by the method of Reports → Settlement. Amounts are exact decimal text. */
export type EstimatedAmount = {
  /** What the days of the month that the estimate counts have now: settled ones, and open ones. */
  reported: string;
  /** What they are expected to have when all of them have settled. */
  expected: string;
  /** The range that the errors of settled months make likely: it holds in about four of five months. */
  low: string;
  high: string;
  /** Open days that are estimated, and those that are left out, because too few settled months were fetched at their age. */
  openDays: number;
  otherDays: number;
  /** The number of settled months behind the estimate, at least three. */
  settledMonths: number;
  /** By how much the method would have been off on average, a fraction of what `testedMonths` months settled at; null if none was tested. */
  meanError: number | null;
  testedMonths: number;
  /** In how many of these months the range held. */
  within: number;
};

/** What an open month is expected to have when it settles. No figure and no total counts it. Null without an estimate. */
export type MonthEstimate = {
  month: Month;
  currency: string;
  commission: EstimatedAmount | null;
  sales: EstimatedAmount | null;
};

/** Response of GET /api/closings. Months run from the first with rows to the current one, newest first. */
export type Closings = {
  months: { month: Month; currencies: MonthCurrency[] }[];
  closings: Closing[];
  /** Of months with open days, also closed ones. */
  estimates: MonthEstimate[];
  /** The rows that months and currencies come from. */
  basis: Basis;
};

/** A currency with rows in a month. The one with the most clicks comes first. */
export type MonthCurrency = { currency: string; clicks: number };

/** A figure of a row that changed after its month was closed. */
export type AdjustmentChange = {
  at: string;
  kind: ChangeKind;
  id: string;
  day: Day;
  product: string | null;
  productName: string | null;
  field: 'sales' | 'commission' | 'bonus';
  was: string;
  became: string;
};

/** Response of GET /api/ledger/statements/changes: a brand's largest changes, and their total. */
export type AdjustmentChanges = {
  changes: AdjustmentChange[];
  count: number;
  explained: StatementAmounts;
};
