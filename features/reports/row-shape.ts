import type { Basis } from '@/lib/data/terms/basis';
import type { Receipt } from '@/lib/data/terms/receipt-shape';

/**
 * Money and fractional counts are exact decimal strings, counts are numbers. Fields that a dataset lacks and unknown
 * names are absent.
 */
export type LedgerRow = {
  id: string;
  /** The API's date-time, and its UTC day. */
  at: string;
  day: string;
  final: boolean;
  payoutModel?: 'standard' | 'cpc';
  product?: string | null;
  productName?: string;
  campaign?: string | null;
  campaignName?: string;
  marketplace: string;
  currency: string | null;
  link?: string;
  linkType?: string;
  creator?: string | null;
  creatorName?: string;
  creatorTag?: string;
  creatorTagName?: string;
  /** The names of the groups that its creator and product are in. */
  creatorGroups?: string[];
  productGroups?: string[];
  brand: string;
  brandName?: string;
  sales?: string;
  commission?: string;
  bonus?: string;
  clicks?: number;
  conversions?: number;
  detailPageViews?: number;
  addToCarts?: number;
};

/** Response of /api/ledger/rows. A null cursor means that there are no more rows. */
export type RowsPage = { rows: LedgerRow[]; cursor: string | null; receipt: Receipt; basis: Basis };
