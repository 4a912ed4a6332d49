import type { Day, DayRange } from '../days';
import type { Receipt } from '../windows/receipt-shape';

/** Clicks as the product reports count them, and as the click reports do. Storefront clicks are in the latter alone. */
export type ClickCounts = { reports: number; products: number; storefronts: number; difference: number };

/** What /api/ledger/reconciliation answers. `difference` is `products - reports`. */
export type Reconciliation = {
  range: DayRange;
  total: ClickCounts;
  /** Every day of the range. */
  days: ({ day: Day } & ClickCounts)[];
  /** How many links are counted differently. */
  differing: number;
  /** Those links, the largest difference first, at most `top` from `offset` on. */
  links: ({ link: string } & ClickCounts)[];
  receipt: Receipt;
};
