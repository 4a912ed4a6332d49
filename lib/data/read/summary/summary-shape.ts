import type { FilterNames } from '@/lib/data/read/query/read-labels';
import type { ComparedDays } from '@/lib/data/store/windows/compared-days';
import type { Basis } from '@/lib/data/terms/basis';
import type { DatasetName } from '@/lib/data/terms/datasets';
import type { Day, DayRange, Grain } from '@/lib/data/terms/days';
import type { ComparedFigures, Figures } from '@/lib/data/terms/metrics';
import type { Receipt } from '@/lib/data/terms/receipt-shape';

export type Point = { bucket: Day } & Figures;

export type SummaryGroup = ComparedFigures & {
  /** `value`: rows with this key (null for rows without one). `other`: all remaining groups. */
  kind: 'value' | 'other';
  key: string | null;
  /** The name of the key: from rows (program), otherwise from stored lists. Null if unknown. */
  label: string | null;
  /** For `other`: the number of groups. */
  groups: number;
  /** With series=groups: one point per bucket of the range, in order. */
  series: Point[];
};

/** A summary's part for one currency, never added to others. Currency is null if rows have no amounts (clicks). */
export type CurrencySummary = ComparedFigures & {
  currency: string | null;
  /** One point per bucket of the range, in order; zero without rows. */
  series: Point[];
  /**
   * With a comparison, the counterpart of each bucket: all aligned days, whose first one is its `bucket`. Null if there
   * is none (February 29 compared with another year), or some of its days are missing. Empty if all are null.
   */
  comparedSeries: (Point | null)[];
  groups: SummaryGroup[];
};

/**
 * Response of /api/ledger/summary. The currency with most clicks (otherwise rows) comes first, because amounts are not
 * comparable.
 */
export type Summary = {
  dataset: DatasetName;
  /** What each bucket is, so that a chart of an old response keeps its title and axis. */
  grain: Grain;
  range: DayRange;
  comparedRange: DayRange | null;
  /** The days that changes count; null without a comparison. */
  comparedDays: ComparedDays | null;
  /** The first day with rows of the dataset, whatever the filters and range. Null without rows. */
  firstDay: Day | null;
  /**
   * Named groups that share a creator or product with another group of the answer. Their rows count in several lines, so the
   * lines do not add up to the total. Empty for other dimensions.
   */
  overlapping: string[];
  /** Names of the ids in the filters. */
  filterNames: FilterNames;
  currencies: CurrencySummary[];
  receipt: Receipt;
  comparedReceipt: Receipt | null;
  basis: Basis;
};
