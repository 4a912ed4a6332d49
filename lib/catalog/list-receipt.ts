/** How complete a list is, and when it was read. */
export type ListReceipt = {
  /** Number of stored items, before filters. */
  loaded: number;
  /** Whether every page of the API was read. */
  complete: boolean;
  /** Whether the list is too long, so that only its beginning is stored. */
  cut: boolean;
  /** Start of the walk that stored it, ISO 8601, UTC. */
  asOf: string;
  refreshing: boolean;
  /** Why the last refresh failed, as text. */
  problem: string | null;
};
