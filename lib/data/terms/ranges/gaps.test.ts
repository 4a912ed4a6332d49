import { expect, it } from 'vitest';
import { clipRanges, joinRanges, listGaps, touchesGap } from './gaps';

const range = { from: '2026-03-01', to: '2026-03-31' };
const days = (from: number, to: number) => ({
  from: `2026-03-${String(from).padStart(2, '0')}`,
  to: `2026-03-${String(to).padStart(2, '0')}`,
});

it.each([
  ['nothing', [], [range]],
  ['all', [{ from: '2026-02-01', to: '2026-04-30' }], []],
  ['the middle', [days(10, 20)], [days(1, 9), days(21, 31)]],
  ['both ends', [{ from: '2026-02-20', to: '2026-03-05' }, days(20, 31)], [days(6, 19)]],
  ['days that touch', [days(1, 5), days(6, 31)], []],
])('finds what is missing where %s is held', (_, windows, gaps) => {
  expect(listGaps(windows, range)).toEqual(gaps);
});

it('joins adjacent ranges', () => {
  expect(joinRanges([days(20, 22), days(1, 3), days(4, 5), days(2, 2)])).toEqual([days(1, 5), days(20, 22)]);
});

it('clips ranges, and leaves out those that are outside', () => {
  const ranges = [{ from: '2026-02-01', to: '2026-02-28' }, days(1, 3), days(7, 7), days(9, 31)];
  expect(clipRanges(ranges, days(2, 10))).toEqual([days(2, 3), days(7, 7), days(9, 10)]);
});

it('says whether a bucket has a missing day', () => {
  expect(touchesGap(days(1, 7), [days(7, 9)])).toBe(true);
  expect(touchesGap(days(1, 6), [days(7, 9)])).toBe(false);
});
