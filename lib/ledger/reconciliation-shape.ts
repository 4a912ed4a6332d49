import type { Day, DayRange } from './days';
import type { Receipt } from './receipt-shape';

/** Clicks as the product reports count them, and as the click reports do. Storefront clicks are in the latter alone. */
export type ClickCounts = { reports: number; products: number; storefronts: number; difference: number };

/** What /api/ledger/reconciliation answers. `difference` is `products - reports`. */
export type Reconciliation = {
  range: DayRange;
  total: ClickCounts;
  /** Every day of the range. */
  days: ({ day: Day } & ClickCounts)[];
  /** Links whose counts differ, the largest difference first, at most `top`. */
  links: ({ link: string } & ClickCounts)[];
  receipt: Receipt;
};
