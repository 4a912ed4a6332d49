import type { DatasetName } from '../datasets';
import type { DayRange } from '../days';
import type { Figures } from '../metrics';
import type { Receipt } from '../windows/receipt-shape';

type ItemFigures = { currency: string | null; figures: Figures; compared: Figures | null };

/** What /api/ledger/performance answers: figures by id, one entry a currency; ids without rows are absent. */
export type Performance = {
  dataset: DatasetName;
  range: DayRange;
  items: Record<string, ItemFigures[]>;
  /** What the ids are called, where somebody says. */
  labels: Record<string, string>;
  receipt: Receipt;
};
