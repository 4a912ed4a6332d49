import { expect, it } from 'vitest';
import { makeSums, toFigures } from '@/lib/data/figures';
import type { SummaryGroup } from '@/lib/data/summary/summary-shape';
import { sampleReceipt } from '@/lib/data/testing/sample-receipt';
import { dropFalseComparison, noDataBefore } from './comparable';
import { sampleSummary } from './testing/sample-summary';

const figures = toFigures(makeSums(), false);
const range = { from: '2026-01-03', to: '2026-01-04' };
const group: SummaryGroup = {
  kind: 'value' as const,
  key: 'a',
  label: null,
  groups: 1,
  figures,
  counted: figures,
  compared: figures,
  series: [],
};

/** `before`: the first compared day that counts. */
function summaryOf(firstDay: string | null, before: string) {
  const comparedDays = {
    counted: 1,
    of: 2,
    now: [range],
    uncounted: [],
    before: [{ from: before, to: '2026-01-02' }],
  };
  const summary = sampleSummary(range, { buckets: ['2026-01-03', '2026-01-04'], groups: [group] });
  const comparedSeries = ['2026-01-01', '2026-01-02'].map((bucket) => ({ bucket, ...figures }));
  return {
    ...summary,
    firstDay,
    comparedRange: { from: '2026-01-01', to: '2026-01-02' },
    comparedDays,
    comparedReceipt: sampleReceipt(),
    currencies: summary.currencies.map((currency) => ({
      ...currency,
      counted: figures,
      compared: figures,
      comparedSeries,
    })),
  };
}

it.each([
  ['rows from the first day on', '2026-01-01', '2026-01-01', 2, null],
  ['rows from the second day on', '2026-01-02', '2026-01-01', 1, '2026-01-02'],
  ['rows from a later day on', '2026-01-03', '2026-01-01', 0, '2026-01-03'],
  ['no rows at all', null, '2026-01-01', 2, null],
  ['rows from the first day on that counts', '2026-01-02', '2026-01-02', 2, null],
] as const)('%s', (_, firstDay, from, drawn, before) => {
  const given = summaryOf(firstDay, from);
  expect(noDataBefore(given)).toBe(before);
  const summary = dropFalseComparison(given);
  const [currency] = summary.currencies;
  const sides = (of: typeof currency | typeof group) => [of?.counted, of?.compared];
  const expected = before === null ? [figures, figures] : [null, null];
  expect([sides(currency), sides(currency?.groups[0])]).toEqual([expected, expected]);
  expect(summary.comparedDays === null).toBe(before !== null);
  expect(currency?.comparedSeries.filter((point) => point !== null)).toHaveLength(drawn);
});
