import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, countDays, type DayRange, eachBucket, eachDay, startOfBucket } from '@/lib/data/terms/days';
import { alignedDay, type Comparison, comparedRangeOf, listFirstCompared } from './compared-range';

const days = (from: string, to: string): DayRange => ({ from, to });
const against = (range: DayRange, compare: Comparison) => {
  const comparedRange = comparedRangeOf(range, compare);
  if (!comparedRange) throw new Error('Compared with nothing.');
  return { range, comparedRange, compare };
};
const weekday = (day: string) => new Date(day).getUTCDay();

describe('The compared range', () => {
  it.each([
    ['previous', days('2024-03-01', '2024-03-31'), days('2024-01-30', '2024-02-29')],
    ['weekdays', days('2024-03-01', '2024-03-31'), days('2024-01-26', '2024-02-25')],
    ['weekdays', days('2024-03-04', '2024-03-10'), days('2024-02-26', '2024-03-03')],
    ['month', days('2024-03-01', '2024-03-31'), days('2024-02-01', '2024-02-29')],
    ['month', days('2024-02-01', '2024-02-29'), days('2024-01-01', '2024-01-29')],
    ['month', days('2024-03-05', '2024-03-12'), days('2024-02-05', '2024-02-12')],
    ['month', days('2024-01-01', '2024-01-30'), days('2023-12-01', '2023-12-30')],
    ['month', days('2023-03-29', '2023-04-05'), days('2023-02-28', '2023-03-05')],
    ['year', days('2024-02-01', '2024-02-29'), days('2023-02-01', '2023-02-28')],
    ['year', days('2024-02-29', '2024-02-29'), days('2023-02-28', '2023-02-28')],
    ['year', days('2024-02-29', '2025-02-28'), days('2023-02-28', '2024-02-28')],
    ['year', days('2025-02-01', '2025-02-28'), days('2024-02-01', '2024-02-28')],
  ] as const)('%s: %j is %j', (compare, range, compared) => {
    expect(comparedRangeOf(range, compare)).toEqual(compared);
  });

  it('has the same weekdays if intended', () => {
    fc.assert(
      fc.property(fc.nat(1_000), fc.nat(365), (start, length) => {
        const from = addDays('2023-01-01', start);
        const ranges = against(days(from, addDays(from, length)), 'weekdays');
        expect(ranges.comparedRange.to < from).toBe(true);
        expect(countDays(ranges.comparedRange)).toBe(countDays(ranges.range));
        for (const day of eachDay(ranges.comparedRange)) {
          expect(weekday(alignedDay(ranges, day))).toBe(weekday(day));
        }
      }),
    );
  });

  it('aligns with the range day by day, each day once and none outside', () => {
    fc.assert(
      fc.property(
        fc.nat(1_500),
        fc.nat(365),
        fc.constantFrom('previous', 'weekdays', 'month', 'year'),
        fc.constantFrom('day', 'week', 'month'),
        (start, length, compare, grain) => {
          const from = addDays('2023-01-01', start);
          const ranges = against(days(from, addDays(from, length)), compare);
          const buckets = eachBucket(ranges.range, grain);
          const seen = eachDay(ranges.comparedRange).map((day) =>
            startOfBucket(alignedDay(ranges, day), grain),
          );
          expect(seen).toEqual([...seen].sort());
          expect(seen.every((bucket) => buckets.includes(bucket))).toBe(true);
          const firsts = listFirstCompared(ranges, grain);
          expect(firsts).toHaveLength(buckets.length);
          expect(buckets.filter((_, at) => firsts[at] !== null)).toEqual([...new Set(seen)]);
        },
      ),
    );
  });

  it('aligns complete months with the days of the range', () => {
    const ranges = against(days('2026-08-01', '2026-10-31'), 'previous');
    expect(ranges.comparedRange).toEqual(days('2026-05-01', '2026-07-31'));
    expect(listFirstCompared(ranges, 'month')).toEqual(['2026-05-01', '2026-06-01', '2026-07-01']);
    const july = against(days('2026-07-01', '2026-07-31'), 'previous');
    expect(listFirstCompared(july, 'month')).toEqual(['2026-05-31']);
    const leap = against(days('2024-01-01', '2024-12-31'), 'year');
    expect(alignedDay(leap, '2023-03-01')).toBe('2024-03-01');
    expect(listFirstCompared(leap, 'month')[2]).toBe('2023-03-01');
  });

  it('has no counterpart for February 29 if the previous year has none', () => {
    const ranges = against(days('2024-02-28', '2024-03-01'), 'year');
    expect(listFirstCompared(ranges, 'day')).toEqual(['2023-02-28', null, '2023-03-01']);
  });
});
