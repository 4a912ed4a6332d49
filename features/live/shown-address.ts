import type { DayRange } from '@/lib/data/days';
import type { RelativeName } from '@/lib/data/ranges/relative-range';
import type { LiveList } from '@/lib/data/reporting/live-list';
import type { ReceiptForm } from '@/lib/server/files/receipt';

/** A live address as it is listed, without its secret. Moments are ISO 8601, UTC. */
export type ShownAddress = {
  id: string;
  name: string;
  list: LiveList;
  /** The name of a relative range, or fixed days; null if the list has none. */
  range: RelativeName | DayRange | null;
  /** The grouping and each filter, in words. */
  filters: string[];
  receipt: ReceiptForm;
  lastFour: string;
  /** Of the member who made it. */
  email: string;
  createdAt: string;
  expiresAt: string;
  expired: boolean;
  lastUsedAt: string | null;
};
