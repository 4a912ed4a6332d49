import type { Held } from './holding';

/** How whole a list is, and when it was read. */
export type ListReceipt = {
  /** Rows held of the whole list, before any filter. */
  loaded: number;
  /** Every page of the API was followed to its end. */
  complete: boolean;
  /** Longer than is kept: only its beginning is held. */
  cut: boolean;
  /** ISO 8601, UTC. */
  asOf: string;
  refreshing: boolean;
  /** Why the last refresh failed, in words. */
  problem: string | null;
};

export function toListReceipt(held: Held<unknown>): ListReceipt {
  return {
    loaded: held.rows.length,
    complete: held.complete,
    cut: held.cut,
    asOf: held.asOf.toISOString(),
    refreshing: held.refreshing,
    problem: held.problem?.message ?? null,
  };
}
