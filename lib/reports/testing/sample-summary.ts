import type { DayRange } from '@/lib/ledger/days';
import { makeSums, toFigures } from '@/lib/ledger/figures';
import type { CurrencySummary, Summary } from '@/lib/ledger/summary-shape';

/** A complete summary of reports in dollars, all figures zero, with what is given of its one currency. */
export function sampleSummary(
  range: DayRange,
  { buckets = [], groups = [] }: { buckets?: string[]; groups?: CurrencySummary['groups'] },
): Summary {
  const figures = toFigures(makeSums());
  const series = buckets.map((bucket) => ({ bucket, ...figures }));
  return {
    ...{ dataset: 'reports', range, comparedRange: null, comparedReceipt: null },
    currencies: [{ currency: 'USD', figures, compared: null, comparedSeries: [], series, groups }],
    receipt: {
      ...{ state: 'complete', windows: { total: 1, ok: 1, missing: 0, pending: 0 }, pages: 1, rows: 1 },
      ...{ settled: 1, asOf: null, stale: false, revision: '', reasons: [] },
    },
  };
}
