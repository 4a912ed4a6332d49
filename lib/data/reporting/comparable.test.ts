import { expect, it } from 'vitest';
import { makeSums, toFigures } from '@/lib/data/figures';
import type { SummaryGroup } from '@/lib/data/summary/summary-shape';
import { sampleReceipt } from '@/lib/data/testing/sample-receipt';
import { dropFalseComparison, noDataBefore } from './comparable';
import { sampleSummary } from './testing/sample-summary';

const figures = toFigures(makeSums(), false);
const range = { from: '2026-01-03', to: '2026-01-04' };
const group: SummaryGroup = {
  ...{ kind: 'value' as const, key: 'a', label: null, groups: 1 },
  ...{ figures, compared: figures, series: [] },
};

function summaryOf(firstDay: string | null, now: 'complete' | 'partial', then: 'complete' | 'partial') {
  const summary = sampleSummary(range, { buckets: ['2026-01-03', '2026-01-04'], groups: [group] });
  const comparedSeries = ['2026-01-01', '2026-01-02'].map((bucket) => ({ bucket, ...figures }));
  return dropFalseComparison({
    ...summary,
    ...{ firstDay, comparedRange: { from: '2026-01-01', to: '2026-01-02' } },
    ...{ receipt: sampleReceipt({ state: now }), comparedReceipt: sampleReceipt({ state: then }) },
    currencies: summary.currencies.map((currency) => ({ ...currency, compared: figures, comparedSeries })),
  });
}

it.each([
  ['rows from the first day on', '2026-01-01', 'complete', 'complete', true, 2, null],
  ['rows from the second day on', '2026-01-02', 'complete', 'complete', false, 1, '2026-01-02'],
  ['rows from a later day on', '2026-01-03', 'complete', 'complete', false, 0, '2026-01-03'],
  ['no rows at all', null, 'complete', 'complete', true, 2, null],
  ['days that are not loaded', '2025-12-01', 'partial', 'complete', false, 0, null],
  ['compared days that are not loaded', '2026-01-02', 'complete', 'partial', false, 0, null],
] as const)('%s', (_, firstDay, now, then, compared, drawn, before) => {
  const summary = summaryOf(firstDay, now, then);
  const [currency] = summary.currencies;
  expect(noDataBefore(summary)).toBe(before);
  expect([currency?.compared, currency?.groups[0]?.compared]).toEqual(
    compared ? [figures, figures] : [null, null],
  );
  expect(currency?.comparedSeries.filter((point) => point !== null)).toHaveLength(drawn);
});
