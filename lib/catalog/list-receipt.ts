/** How whole a list is, and when it was read. */
export type ListReceipt = {
  /** Items stored of the whole list, before any filter. */
  loaded: number;
  /** Every page of the API was followed to its end. */
  complete: boolean;
  /** Longer than is stored: only its beginning is there. */
  cut: boolean;
  /** ISO 8601, UTC: when the walk that brought it began. */
  asOf: string;
  refreshing: boolean;
  /** Why the last refresh failed, in words. */
  problem: string | null;
};
