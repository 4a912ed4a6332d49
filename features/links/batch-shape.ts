import type { BatchState, RowState } from '@/lib/data/store/links-schema';

/** A batch in our API. Times are ISO 8601, UTC. */
export type Batch = {
  id: string;
  name: string;
  state: BatchState;
  /** Why it paused automatically. */
  note: string | null;
  by: string | null;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  counts: Record<RowState, number>;
};

export type BatchRow = {
  position: number;
  productId: string;
  marketplace: string | null;
  title: string | null;
  subid1: string | null;
  subid2: string | null;
  sharedid: string | null;
  state: RowState;
  reason: string | null;
  attempts: number;
  url: string | null;
  mobileUrl: string | null;
  linkId: string | null;
};

export const totalOf = ({ counts }: Batch): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Number of rows that were not sent, whether or not they will be. */
export const unsentOf = ({ counts }: Batch): number => counts.waiting + counts.dropped;

/** Number of finished rows. */
export const doneOf = (batch: Batch): number => totalOf(batch) - unsentOf(batch) - batch.counts.sending;
