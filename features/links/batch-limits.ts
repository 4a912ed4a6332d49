/** Limits of a batch: lines of CSV, subids, and resulting links; and the number of listed batches. */
export const batchLimits = { lines: 5_000, subids: 50, links: 10_000, name: 80, listed: 50 } as const;
