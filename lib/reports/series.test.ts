import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleFigures } from './sample-figures';
import { buildSeries, countTail } from './series';

const provisional = { any: true, sales: 1, commission: 1, clicks: 1 };
const point = (bucket: string, sales: string, open = false) => ({
  bucket,
  ...sampleFigures({ sales, ...(open ? { provisional } : {}) }),
});

const summary = (series: ReturnType<typeof point>[], comparedSeries: ReturnType<typeof point>[]) => ({
  currency: 'USD',
  figures: sampleFigures(),
  compared: null,
  series,
  comparedSeries,
  groups: [],
});

it('lays the compared period over the range, bucket by bucket', () => {
  const now = [point('2026-03-01', '10.00'), point('2026-03-02', '20.50', true)];
  const before = [point('2026-02-27', '5.00'), point('2026-02-28', '6.00')];
  expect(buildSeries(summary(now, before), 'sales')).toEqual([
    { bucket: '2026-03-01', value: 10, provisional: false, comparedBucket: '2026-02-27', compared: 5 },
    { bucket: '2026-03-02', value: 20.5, provisional: true, comparedBucket: '2026-02-28', compared: 6 },
  ]);
});

it('leaves buckets without a counterpart alone', () => {
  const now = [point('2026-03-01', '10.00'), point('2026-04-01', '20.00')];
  const [, second] = buildSeries(summary(now, [point('2025-03-01', '1.00')]), 'sales');
  expect(second).toMatchObject({ comparedBucket: null, compared: null });
  expect(buildSeries(summary(now, []), 'aov')[0]).toMatchObject({ value: null, compared: null });
});

it('counts the unbroken provisional tail', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (open) => {
      const tail = countTail(open);
      expect(open.slice(open.length - tail).every(Boolean)).toBe(true);
      expect(tail === open.length || open[open.length - tail - 1] === false).toBe(true);
    }),
  );
});
