import { makeSums, toFigures } from '@/lib/data/read/figures';
import type { CurrencySummary, Summary } from '@/lib/data/read/summary/summary-shape';
import { makeBasis } from '@/lib/data/terms/basis';
import type { DayRange } from '@/lib/data/terms/days';
import { sampleReceipt } from '@/lib/data/testing/sample-receipt';

/** A complete summary of reports in USD, with zeros except for the given figures. */
export function sampleSummary(
  range: DayRange,
  { buckets = [], groups = [] }: { buckets?: string[]; groups?: CurrencySummary['groups'] },
): Summary {
  const figures = toFigures(makeSums(), false);
  const series = buckets.map((bucket) => ({ bucket, ...figures }));
  return {
    dataset: 'reports',
    grain: 'day',
    range,
    comparedRange: null,
    comparedDays: null,
    comparedReceipt: null,
    firstDay: range.from,
    filterNames: {},
    overlapping: [],
    currencies: [
      { currency: 'USD', figures, counted: null, compared: null, comparedSeries: [], series, groups },
    ],
    receipt: sampleReceipt(),
    basis: makeBasis([]),
  };
}
