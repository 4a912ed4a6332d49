import { expect, it } from 'vitest';
import { sampleFigures } from '@/lib/data/testing/sample-figures';
import { buildSeries } from './series';

const provisional = { any: true, sales: 1, commission: 1, clicks: 1 };
const point = (bucket: string, sales: string, open = false) => ({
  bucket,
  ...sampleFigures({ sales, ...(open ? { provisional } : {}) }),
});

const usual = {
  grain: 'day' as const,
  range: { from: '2026-01-01', to: '2026-12-31' },
  gaps: [],
  unread: [],
};
const on = { ...usual, today: '2026-05-01' };

type SamplePoint = ReturnType<typeof point>;
const summary = (series: SamplePoint[], comparedSeries: (SamplePoint | null)[]) => ({
  currency: 'USD',
  figures: sampleFigures(),
  counted: null,
  compared: null,
  series,
  comparedSeries,
  groups: [],
});

it('aligns the compared range with the range, bucket by bucket', () => {
  const now = [point('2026-03-01', '10.00'), point('2026-03-02', '20.50', true)];
  const before = [point('2026-02-27', '5.00'), point('2026-02-28', '6.00')];
  expect(buildSeries(summary(now, before), 'sales', on)).toEqual([
    {
      bucket: '2026-03-01',
      value: 10,
      missing: false,
      provisional: false,
      unfinished: false,
      comparedBucket: '2026-02-27',
      compared: 5,
    },
    {
      bucket: '2026-03-02',
      value: 20.5,
      missing: false,
      provisional: true,
      unfinished: false,
      comparedBucket: '2026-02-28',
      compared: 6,
    },
  ]);
});

it('has no value for a day that is not loaded', () => {
  const now = [point('2026-03-01', '0.00'), point('2026-03-02', '20.50', true)];
  const gaps = [{ from: '2026-02-01', to: '2026-03-01' }];
  expect(buildSeries(summary(now, []), 'sales', { ...on, gaps })).toMatchObject([
    { value: null, missing: true, provisional: false },
    { value: 20.5, missing: false, provisional: true },
  ]);
});

it('leaves buckets without a counterpart unchanged', () => {
  const now = [point('2026-03-01', '10.00'), point('2026-04-01', '20.00')];
  const [, second] = buildSeries(summary(now, [point('2025-03-01', '1.00'), null]), 'sales', on);
  expect(second).toMatchObject({ comparedBucket: null, compared: null });
  expect(buildSeries(summary(now, []), 'aov', on)[0]).toMatchObject({
    value: null,
    compared: null,
  });
});

it('leaves out a day that has just begun, and marks it once rows arrive', () => {
  const days = [point('2026-03-01', '10.00'), point('2026-03-02', '0.00')];
  const begun = { ...usual, today: '2026-03-02' };
  expect(buildSeries(summary(days, []), 'sales', begun)[1]).toMatchObject({ value: null, provisional: true });
  const came = [point('2026-03-01', '10.00'), point('2026-03-02', '4.00')];
  expect(buildSeries(summary(came, []), 'sales', begun)[1]).toMatchObject({ value: 4, provisional: true });
});
