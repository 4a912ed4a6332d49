import type { EarningsReceipt } from '@/features/earnings/earnings-shape';
import type { ChangeKind } from '@/features/reports/change-shape';
import type { Basis } from '@/lib/data/terms/basis';
import type { Day, DayRange } from '@/lib/data/terms/days';
import type { BaseMetric } from '@/lib/data/terms/metrics';

/** Sums of product reports. Amounts are exact decimal text. */
type Reported = { conversions: number; sales: string; commission: string };

/** What product reports have for a day in a currency. */
export type ReportedDay = Reported & {
  currency: string;
  clicks: number;
  /** Whether rows are not final. */
  open: boolean;
  /** What they had when the day was loaded before, by the day of loading (UTC), oldest first. */
  was: (Reported & { on: Day })[];
};

export type EvidenceDay = {
  day: Day;
  /** Of click reports; null while they are not loaded. */
  clicks: number | null;
  /** When product reports of the day were last loaded, ISO 8601; null while they are not. */
  loaded: string | null;
  /** The days (UTC) on which they were loaded at 1, 3, 7, 14, 30 and 45 days of age, as far as they were. */
  seen: Day[];
  /** Empty: product reports have no rows of these links. */
  reports: ReportedDay[];
};

/** What click reports or product reports have for one link and product, by currency; of one day, if `day` is set. */
export type EvidenceLine = {
  source: 'clicks' | 'reports';
  day: Day | null;
  link: string;
  /** The product that the link was created for: its title, otherwise its id. */
  linkProduct: string | null;
  subid1: string | null;
  subid2: string | null;
  /** The product of the rows; null for a storefront. */
  product: string | null;
  productName: string | null;
  brand: string;
  brandName: string | null;
  marketplace: string;
  clicks: number;
  /** Null in click reports, as the amounts. */
  currency: string | null;
  conversions: number | null;
  sales: string | null;
  commission: string | null;
  /** Whether rows are not final. */
  open: boolean;
};

/** A figure of a report row that a later load changed. */
export type EvidenceChange = {
  at: string;
  kind: ChangeKind;
  id: string;
  day: Day;
  currency: string;
  link: string;
  product: string | null;
  productName: string | null;
  field: BaseMetric;
  was: string;
  became: string;
};

/** Response of /api/ledger/evidence. */
export type Evidence = {
  range: DayRange;
  /** Every day of the range up to today, in order. */
  days: EvidenceDay[];
  /** The most clicked first, and how many there are. */
  lines: EvidenceLine[];
  lineCount: number;
  /** Every own line of these days, whatever the filters, at most as many as `lines` has. */
  choices: EvidenceLine[];
  /** The newest first, and how many there are. */
  changes: EvidenceChange[];
  changeCount: number;
  receipt: EarningsReceipt;
  basis: Basis;
};

/** Response of /api/ledger/evidence. `refreshing`: newer rows are being synced. */
export type EvidenceAnswer = Evidence & { refreshing: boolean };
