import type { ListName } from '@/lib/data/terms/basis';
import type { Unread } from './unread';

/** How complete a list is, and when it was read. */
export type ListReceipt = {
  /** Number of stored items, before filters. */
  loaded: number;
  /** Whether every page of the API was read, of this list and of those that its rows also come from. */
  complete: boolean;
  /** The other lists that are not stored completely. For example, claimed tags lead to attributed amounts. */
  missing: ListName[];
  /** Whether the list is too long, so that only its beginning is stored. */
  cut: boolean;
  /** Start of the walk that stored it, ISO 8601, UTC. */
  asOf: string;
  refreshing: boolean;
  /** Fields of its items that could not be read, and are shown as missing; null if there are none. */
  unread: Unread | null;
  /** Why the last refresh of one of the lists failed, as text. */
  problem: string | null;
};
