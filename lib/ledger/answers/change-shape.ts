import type { DatasetName } from '../datasets';
import type { Day } from '../days';
import type { BaseMetric } from '../metrics';

/** `changed`: a number of a stored row. `late`: a new row of a day that was over. `removed`: the API has it no more. */
export type ChangeKind = 'changed' | 'late' | 'removed';

/** One number that differs from what was kept; amounts as exact decimal text. */
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

/** All changes of one metric and currency, added up. */
export type ChangeTotal = {
  dataset: DatasetName;
  currency: string | null;
  field: BaseMetric;
  /** Sum of `became - was`, exact. */
  difference: string;
  rows: number;
  days: { from: Day; to: Day };
};

/** What /api/ledger/changes answers: sums over everything, and the largest changes of money first. */
export type Changes = { since: string; totals: ChangeTotal[]; largest: Change[]; count: number };
