/** Bounds of a batch: lines of CSV, and links that lines times subids come to; and of how many batches are listed. */
export const batchLimits = { lines: 5_000, subids: 50, links: 10_000, name: 80, listed: 50 } as const;
