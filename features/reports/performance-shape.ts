import type { Basis } from '@/lib/data/basis';
import type { DatasetName } from '@/lib/data/datasets';
import type { DayRange } from '@/lib/data/days';
import type { Figures } from '@/lib/data/metrics';
import type { Receipt } from '@/lib/data/windows/receipt-shape';

/** `compared` is null without a comparison, and while days of the compared range are missing. */
export type ItemFigures = { currency: string | null; figures: Figures; compared: Figures | null };

/** Response of /api/ledger/performance: figures by requested id and currency. Ids without rows are absent. */
export type Performance = {
  dataset: DatasetName;
  range: DayRange;
  comparedRange: DayRange | null;
  items: Record<string, ItemFigures[]>;
  /** Names of the ids, if known. */
  labels: Record<string, string>;
  receipt: Receipt;
  comparedReceipt: Receipt | null;
  basis: Basis;
};
