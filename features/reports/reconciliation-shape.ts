import type { Basis } from '@/lib/data/terms/basis';
import { datasets } from '@/lib/data/terms/datasets';
import type { Day, DayRange } from '@/lib/data/terms/days';
import { type DimensionFilter, filterDimensions } from '@/lib/data/terms/filters/filter-dimensions';
import type { Receipt } from '@/lib/data/terms/receipt-shape';

/** Whether a filter is of a dimension that click reports have and product reports do not. */
export const isOfClicksAlone = (name: DimensionFilter): boolean =>
  filterDimensions[name] in datasets.clicks.dimensions &&
  !(filterDimensions[name] in datasets.reports.dimensions);

/** Clicks in product reports and in click reports. Only the latter include storefront clicks. */
export type ClickCounts = { reports: number; products: number; storefronts: number; difference: number };

/** Response of /api/ledger/reconciliation. `difference` is `products - reports`. */
export type Reconciliation = {
  range: DayRange;
  total: ClickCounts;
  /** Every day of the range. */
  days: ({ day: Day } & ClickCounts)[];
  /** Number of links that are counted differently. */
  differing: number;
  /** Those links, largest difference first: at most `top`, starting at `offset`. */
  links: ({ link: string } & ClickCounts)[];
  /** Whether the counts may still change. */
  provisional: boolean;
  receipt: Receipt;
  basis: Basis;
};
