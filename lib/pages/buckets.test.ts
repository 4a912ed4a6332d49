import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, eachBucket, eachDay, type Grain } from '@/lib/data/terms/days';
import { english } from '@/lib/testing/english';
import { bucketRange, formatBucket, formatBucketShort, partOfBucket, suggestGrain } from './buckets';

const range = { from: '2026-02-05', to: '2026-04-10' };

describe('bucketRange', () => {
  it.each<[string, Grain, string, string]>([
    ['2026-03-03', 'day', '2026-03-03', '2026-03-03'],
    ['2026-03-02', 'week', '2026-03-02', '2026-03-08'],
    ['2026-02-02', 'week', '2026-02-05', '2026-02-08'],
    ['2026-02-01', 'month', '2026-02-05', '2026-02-28'],
    ['2026-03-01', 'month', '2026-03-01', '2026-03-31'],
    ['2026-04-01', 'month', '2026-04-01', '2026-04-10'],
  ])('of %s by %s is %s to %s', (bucket, grain, from, to) => {
    expect(bucketRange(bucket, grain, range)).toEqual({ from, to });
  });

  it.each<[string, Grain]>([
    ['2026-02-04', 'day'],
    ['2026-01-26', 'week'],
    ['2026-05-01', 'month'],
  ])('of %s by %s is nothing outside the range', (bucket, grain) => {
    expect(bucketRange(bucket, grain, range)).toBeNull();
  });

  it('assigns each day of any range to one bucket', () => {
    const grain = fc.constantFrom<Grain>('day', 'week', 'month');
    fc.assert(
      fc.property(fc.nat(800), fc.nat(400), grain, (offset, length, by) => {
        const from = addDays('2024-01-01', offset);
        const any = { from, to: addDays(from, length) };
        const parts = eachBucket(any, by).map((bucket) => bucketRange(bucket, by, any));
        const days = parts.flatMap((part) => (part ? eachDay(part) : []));
        expect(days).toEqual(eachDay(any));
      }),
    );
  });
});

it.each<[string, Grain, string, string]>([
  ['2026-03-03', 'day', 'Tue, Mar 3, 2026', 'Mar 3'],
  ['2026-03-02', 'week', 'Mar 2 – 8, 2026', 'Mar 2'],
  ['2026-03-01', 'month', 'Mar 2026', 'Mar 2026'],
  ['2026-04-01', 'month', 'Apr 1 – 10, 2026', 'Apr 2026'],
])('writes %s by %s as %s', (bucket, grain, full, short) => {
  expect(formatBucket(english.format, bucket, grain, range)).toBe(full);
  expect(formatBucketShort(english.format, bucket, grain)).toBe(short);
});

it.each([
  ['2026-03-01', 'day'],
  ['2026-05-03', 'day'],
  ['2026-05-04', 'week'],
  ['2027-01-31', 'week'],
] as const)('suggests for 1 February to %s: %s', (to, grain) => {
  expect(suggestGrain({ from: '2026-02-01', to })).toBe(grain);
});

it.each<[string, Grain, ReturnType<typeof partOfBucket>]>([
  ['2026-10-01', 'month', { days: 2, of: 31 }],
  ['2026-11-01', 'month', { days: 26, of: 30 }],
  ['2026-10-26', 'week', { days: 3, of: 7 }],
  ['2026-11-02', 'week', null],
  ['2026-11-26', 'day', null],
])('knows which part of %s by %s is in the range', (bucket, by, part) => {
  expect(partOfBucket(bucket, by, { from: '2026-10-30', to: '2026-11-26' })).toEqual(part);
});
