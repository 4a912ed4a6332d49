import type { Receipt } from '../windows/receipt-shape';

/** What is held whole and will not change, but for what is given. */
export const sampleReceipt = (given: Partial<Receipt> = {}): Receipt => ({
  ...{ state: 'complete', windows: { total: 1, ok: 1, missing: 0, pending: 0 }, pages: 1, rows: 1 },
  gaps: [],
  ...{ settled: 1, asOf: null, stale: false, revision: '', reasons: [] },
  ...given,
});
