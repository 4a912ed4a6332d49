import type { Receipt } from '@/lib/data/terms/receipt-shape';

/** The receipt of complete, settled rows, except for the given fields. */
export const sampleReceipt = (given: Partial<Receipt> = {}): Receipt => ({
  state: 'complete',
  windows: { total: 1, ok: 1, missing: 0, pending: 0 },
  pages: 1,
  rows: 1,
  gaps: [],
  unread: [],
  loadedEarly: [],
  settled: 1,
  asOf: null,
  stale: false,
  revision: '',
  reasons: [],
  ...given,
});
