import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, countAllDays, countDays, type DayRange, eachDay } from '@/lib/data/terms/days';
import { comparedRangeOf } from '@/lib/data/terms/ranges/compared-range';
import { expectPairs, windowsOver } from '@/lib/data/testing/expect-counted';
import { countPairs } from './compared-days';
import { listUnread } from './list-unread';

const sources = ['reports:standard', 'reports:cpc'] as const;
const stored = { from: '2023-01-01', to: '2025-03-31' };

const question = fc.record({
  start: fc.integer({ min: 400, max: 780 }),
  length: fc.integer({ min: 1, max: 60 }),
  compare: fc.constantFrom('previous', 'weekdays', 'month', 'year'),
  today: fc.integer({ min: -5, max: 70 }),
  windows: windowsOver(stored, sources),
});

const listDays = (ranges: readonly DayRange[]) => ranges.flatMap(eachDay);

describe('The days that a comparison counts', () => {
  it('are over and were read after that, on both sides, as many on each', () => {
    fc.assert(
      fc.property(question, ({ start, length, compare, today, windows }) => {
        const from = addDays(stored.from, start);
        const range = { from, to: addDays(from, length - 1) };
        const comparedRange = comparedRangeOf(range, compare) ?? range;
        const now = new Date(`${addDays(from, today)}T12:00:00.000Z`);
        const unreadOf = (days: DayRange) => listUnread(sources, windows, days, now);
        const days = countPairs(
          { range, comparedRange, compare },
          { now: unreadOf(range), before: unreadOf(comparedRange) },
          stored.from,
        );
        const expected = expectPairs(range, compare, { windows, sources, now });
        expect(listDays(days.now)).toEqual(expected.map((pair) => pair.now));
        expect(listDays(days.before)).toEqual(expected.map((pair) => pair.before));
        expect(countAllDays(days.now)).toBe(countAllDays(days.before));
        expect(days.counted).toBe(expected.length);
        expect(days.of).toBe(Math.max(countDays(range), countDays(comparedRange)));
        expect(listDays(days.now).filter((day) => listDays(days.uncounted).includes(day))).toEqual([]);
      }),
    );
  });

  const days = (from: string, to = from): DayRange => ({ from, to });

  it.each([
    ['all of a range in the past', days('2024-05-01', '2024-05-31'), 'previous', [], [31, 31]],
    ['none of today alone', days('2024-06-30'), 'previous', [days('2024-06-30')], [0, 1]],
    ['those before today', days('2024-06-24', '2024-06-30'), 'previous', [days('2024-06-30')], [6, 7]],
    [
      'those before unread ones',
      days('2024-06-01', '2024-06-30'),
      'weekdays',
      [days('2024-06-20', '2024-06-30')],
      [19, 30],
    ],
    [
      'those beside an unread one of the range',
      days('2024-05-01', '2024-05-31'),
      'weekdays',
      [days('2024-05-10')],
      [30, 31],
    ],
    [
      'those beside an unread compared one',
      days('2024-05-01', '2024-05-31'),
      'previous',
      [days('2024-04-10')],
      [30, 31],
    ],
    ['not February 29 of the range', days('2024-02-01', '2024-02-29'), 'year', [], [28, 29]],
    ['not a compared February 29', days('2025-02-01', '2025-03-01'), 'year', [], [29, 30]],
    ['February 29 alone', days('2024-02-29'), 'year', [], [1, 1]],
  ] as const)('are %s', (_, range, compare, unread, [counted, of]) => {
    const comparedRange = comparedRangeOf(range, compare) ?? range;
    const found = countPairs({ range, comparedRange, compare }, { now: unread, before: unread }, null);
    expect([found.counted, found.of]).toEqual([counted, of]);
    expect([countAllDays(found.now), countAllDays(found.before)]).toEqual([counted, counted]);
  });

  const july = days('2024-07-01', '2024-07-30');
  const june = days('2024-06-01', '2024-06-30');

  it.each([
    ['all where rows begin with the compared days', '2024-06-01', [], 30],
    ['none where rows begin later', '2024-06-02', [], 0],
    ['none where rows begin with the range', '2024-07-01', [], 0],
    ['all without any row', null, [], 30],
    ['those that were read, where rows begin with them', '2024-06-02', [days('2024-06-01')], 29],
  ] as const)('are %s', (_, firstDay, before, counted) => {
    const ranges = { range: july, comparedRange: june, compare: 'previous' } as const;
    const found = countPairs(ranges, { now: [], before }, firstDay);
    expect([found.counted, found.of]).toEqual([counted, 30]);
    expect([countAllDays(found.now), countAllDays(found.before)]).toEqual([counted, counted]);
    expect(found.noDataBefore).toBe(counted === 0 ? firstDay : null);
  });
});
