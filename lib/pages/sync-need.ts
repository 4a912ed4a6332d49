import type { DatasetName, SourceId } from '@/lib/data/terms/datasets';
import { addDays, type DayRange, earlierOf, laterOf } from '@/lib/data/terms/days';
import type { Receipt } from '@/lib/data/terms/receipt-shape';

/** The ranges that a page shows, with their receipts: its range and the compared one. */
export type Shown = {
  sources: readonly (DatasetName | SourceId)[];
  range: DayRange;
  receipts: readonly Receipt[];
  comparedRange: DayRange | null;
  comparedReceipts: readonly Receipt[];
};

/** Whether some shown days are not loaded. */
export const isPartial = ({ receipts, comparedReceipts }: Shown): boolean =>
  [...receipts, ...comparedReceipts].some(({ state }) => state !== 'complete');

/** The ranges to sync so that all shown days are complete and fresh. Adjacent ranges are merged. */
export function listSyncRanges({ range, receipts, comparedRange, comparedReceipts }: Shown): DayRange[] {
  const main = receipts.some(({ stale }) => stale) ? range : null;
  const other = comparedReceipts.some(({ stale }) => stale) ? comparedRange : null;
  if (!main || !other) return [main ?? other].filter((entry) => entry !== null);
  const isApart = other.to < addDays(main.from, -1) || main.to < addDays(other.from, -1);
  if (isApart) return [main, other];
  return [{ from: earlierOf(main.from, other.from), to: laterOf(main.to, other.to) }];
}
