import { expect, it } from 'vitest';
import type { Grain } from '@/lib/data/terms/days';
import { sampleFigures } from '@/lib/data/testing/sample-figures';
import { judgeBucket } from './open-bucket';

const today = '2026-03-12';
const range = { from: '2026-01-01', to: '2026-12-31' };

it.each<[string, Grain, number, string]>([
  ['2026-03-11', 'day', 0, 'over'],
  ['2026-03-12', 'day', 3, 'open'],
  ['2026-03-12', 'day', 0, 'ahead'],
  ['2026-03-13', 'day', 0, 'ahead'],
  ['2026-03-09', 'week', 3, 'open'],
  ['2026-03-02', 'week', 0, 'over'],
  ['2026-03-01', 'month', 3, 'open'],
  ['2026-04-01', 'month', 3, 'ahead'],
])('%s by %s with %i clicks is %s', (bucket, grain, clicks, expected) => {
  expect(judgeBucket({ bucket, ...sampleFigures({ clicks }) }, { grain, today, range, gaps: [] })).toBe(
    expected,
  );
});

it.each<[string, Grain, string]>([
  ['2026-03-04', 'day', 'over'],
  ['2026-03-05', 'day', 'missing'],
  ['2026-03-02', 'week', 'missing'],
  ['2026-02-23', 'week', 'over'],
])('%s by %s is %s where 5 March is not loaded', (bucket, grain, expected) => {
  const gaps = [{ from: '2026-03-05', to: '2026-03-05' }];
  expect(judgeBucket({ bucket, ...sampleFigures() }, { grain, today, range, gaps })).toBe(expected);
});
