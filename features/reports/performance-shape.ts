import type { ComparedDays } from '@/lib/data/store/windows/compared-days';
import type { Basis } from '@/lib/data/terms/basis';
import type { DatasetName } from '@/lib/data/terms/datasets';
import type { DayRange } from '@/lib/data/terms/days';
import type { ComparedFigures } from '@/lib/data/terms/metrics';
import type { Receipt } from '@/lib/data/terms/receipt-shape';

export type ItemFigures = ComparedFigures & { currency: string | null };

/** Response of /api/ledger/performance: figures by requested id and currency. Ids without rows are absent. */
export type Performance = {
  dataset: DatasetName;
  range: DayRange;
  comparedRange: DayRange | null;
  /** The days that changes count; null without a comparison. */
  comparedDays: ComparedDays | null;
  items: Record<string, ItemFigures[]>;
  /** Names of the ids, if known. */
  labels: Record<string, string>;
  receipt: Receipt;
  comparedReceipt: Receipt | null;
  basis: Basis;
};
