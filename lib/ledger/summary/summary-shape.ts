import type { DatasetName } from '../datasets';
import type { Day, DayRange } from '../days';
import type { Figures } from '../metrics';
import type { FilterNames } from '../query/read-labels';
import type { Receipt } from '../windows/receipt-shape';

export type Point = { bucket: Day } & Figures;

export type SummaryGroup = {
  /** `value`: rows with this key, null where rows carry none. `other`: every group that is not kept. */
  kind: 'value' | 'other';
  key: string | null;
  /** What the key stands for: as rows say (program), else as the stored lists do. Null where neither knows. */
  label: string | null;
  /** For `other`: how many groups it adds up. */
  groups: number;
  figures: Figures;
  compared: Figures | null;
  /** With series=groups: one point a bucket of the range, first to last. */
  series: Point[];
};

/** One currency's part of a summary; never added to another. Currency is null where rows carry no money (clicks). */
export type CurrencySummary = {
  currency: string | null;
  figures: Figures;
  compared: Figures | null;
  /** One point a bucket of the range, first to last, zero where there are no rows. */
  series: Point[];
  /**
   * With a comparison, what each of these buckets stands against: the days that face its own, the first of which is
   * its `bucket`; null where none does (29 February against a year without one).
   */
  comparedSeries: (Point | null)[];
  groups: SummaryGroup[];
};

/** What /api/ledger/summary answers. The currency with the most clicks (else rows) comes first: amounts do not compare. */
export type Summary = {
  dataset: DatasetName;
  range: DayRange;
  comparedRange: DayRange | null;
  /** The first day that any row of the dataset is of, whatever the filters and the range. Null without rows. */
  firstDay: Day | null;
  /** Names of the ids that the filters hold. */
  filterNames: FilterNames;
  currencies: CurrencySummary[];
  receipt: Receipt;
  comparedReceipt: Receipt | null;
};
