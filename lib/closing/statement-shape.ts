import type { ChangeKind } from '@/lib/ledger/answers/change-shape';
import type { Day, DayRange } from '@/lib/ledger/days';
import type { Receipt } from '@/lib/ledger/windows/receipt-shape';
import type { Month } from './month';

/** Exact decimal text in the statement's currency. */
export type StatementAmounts = { sales: string; commission: string; bonus: string };

/** `name` is null where it is not known. `settled` and `open` add up to the commission. */
export type StatementLine = StatementAmounts & {
  brand: string;
  name: string | null;
  settled: string;
  open: string;
};

export type AdjustmentLine = StatementAmounts & { brand: string; name: string | null };

/** By how much a closed month changed since its figures were last counted. */
export type Adjustment = { month: Month; lines: AdjustmentLine[]; total: StatementAmounts };

/** What of a statement may still change. */
export type OpenPart = {
  /** Days whose rows may still arrive or change; null where the last refresh is what is missing. */
  days: DayRange | null;
  /** Until about this day. */
  until: Day;
  commission: string;
  /** Closed months whose rows are not all loaded, so that their adjustments are not known. */
  notLoaded: Month[];
};

export type StatementReceipts = { reports: Receipt; bonus: Receipt };

/** What a closing keeps of where its figures came from. */
export type ClosingReceipt = StatementReceipts & { revision: string; open: OpenPart | null };

export type Closing = {
  id: string;
  month: Month;
  currency: string;
  closedAt: string;
  /** The name of who closed it; null where the account is gone. */
  closedBy: string | null;
  note: string | null;
  /** The newest of its currency: the only one that can be reopened. */
  newest: boolean;
};

/** An entered total against the statement. `brand` null: for all brands. */
export type Invoice = {
  brand: string | null;
  name: string | null;
  amount: string;
  reference: string | null;
  /** The commission with its adjustments, rounded to the cent. */
  expected: string;
  /** `amount` less `expected`; "0.00" where they match. */
  difference: string;
  matches: boolean;
};

/** Why a month cannot be closed now. */
export type Obstacle = {
  code: 'running' | 'incomplete' | 'closed' | 'earlier_first' | 'later_closed';
  /** The month to close or to reopen first; null where nothing is to be done with another month. */
  month: Month | null;
  message: string;
};

/** What /api/ledger/statements answers. */
export type Statement = {
  month: Month;
  currency: string;
  range: DayRange;
  /** `running`: the month has not ended. `open`: figures may still change. `settled`: they will not. */
  state: 'running' | 'open' | 'settled' | 'closed';
  closing: Closing | null;
  lines: StatementLine[];
  subtotal: StatementAmounts & { settled: string; open: string };
  /** Of earlier closed months. A change is counted by one statement only. */
  adjustments: Adjustment[];
  /** `subtotal` and all adjustments. */
  total: StatementAmounts;
  /** How a closed month changed since, and the statement that counts it; null where it did not. */
  later: (Adjustment & { countedIn: Month }) | null;
  obstacle: Obstacle | null;
  /** What may still change, or could when the month was closed. */
  open: OpenPart | null;
  invoices: Invoice[];
  receipts: StatementReceipts;
  /** The days to sync so that the figures, and those of closed months they are adjusted by, are whole and fresh. */
  fresh: { range: DayRange; receipt: Receipt };
  /** Another text whenever a figure is another. */
  revision: string;
};

/** What GET /api/closings answers. Months run from the first with rows to the current one, newest first. */
export type Closings = {
  months: { month: Month; currencies: MonthCurrency[] }[];
  closings: Closing[];
};

/** A currency that a month has rows of. The one with the most clicks comes first. */
export type MonthCurrency = { currency: string; clicks: number };

/** One number of a row that changed after its month was closed. */
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

/** What /api/ledger/statements/changes answers: the largest changes of a brand, and what all of them add up to. */
export type AdjustmentChanges = {
  changes: AdjustmentChange[];
  count: number;
  explained: StatementAmounts;
};
