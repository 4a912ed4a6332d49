import type { DatasetName } from '@/lib/data/terms/datasets';
import type { Day } from '@/lib/data/terms/days';
import type { BaseMetric } from '@/lib/data/terms/metrics';

/** `changed`: a figure of a stored row. `late`: a new row for a past day. `removed`: the API no longer has the row. */
export type ChangeKind = 'changed' | 'late' | 'removed';

/** A changed figure. Amounts are exact decimal strings. */
export type Change = {
  at: string;
  dataset: DatasetName;
  kind: ChangeKind;
  /** The row's id and day. */
  id: string;
  day: Day;
  currency: string | null;
  brand: string | null;
  brandName: string | null;
  product: string | null;
  productName: string | null;
  creator: string | null;
  creatorName: string | null;
  link: string | null;
  field: BaseMetric;
  was: string;
  became: string;
};

/** The sum of all changes of one metric and currency. */
export type ChangeTotal = {
  dataset: DatasetName;
  currency: string | null;
  field: BaseMetric;
  /** Exact sum of `became - was`. */
  difference: string;
  rows: number;
  days: { from: Day; to: Day };
};

/** Response of /api/ledger/changes: totals, and the largest changes with money first. */
export type Changes = { since: string; totals: ChangeTotal[]; largest: Change[]; count: number };
