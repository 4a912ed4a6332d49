import { expect, it } from 'vitest';
import type { Grain } from '@/lib/ledger/days';
import { sampleFigures } from '@/lib/ledger/testing/sample-figures';
import { judgeBucket } from './open-bucket';

const today = '2026-03-12';

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
  expect(judgeBucket({ bucket, ...sampleFigures({ clicks }) }, grain, today)).toBe(expected);
});
