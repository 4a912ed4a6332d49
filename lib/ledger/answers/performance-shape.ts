import type { DatasetName } from '../datasets';
import type { DayRange } from '../days';
import type { Figures } from '../metrics';
import type { Receipt } from '../windows/receipt-shape';

type ItemFigures = { currency: string | null; figures: Figures; compared: Figures | null };

/** Response of /api/ledger/performance: figures by id and currency. Ids without rows are absent. */
export type Performance = {
  dataset: DatasetName;
  range: DayRange;
  items: Record<string, ItemFigures[]>;
  /** Names of the ids, if known. */
  labels: Record<string, string>;
  receipt: Receipt;
};
