import { expect, it } from 'vitest';
import { settleRange } from './settle-range';

it.each([
  [null, null, '2026-10-26', '2026-11-22'],
  [null, '2026-11-10', '2026-10-14', '2026-11-10'],
  ['2026-11-01', null, '2026-11-01', '2026-11-22'],
  ['2026-11-22', '2026-11-01', '2026-11-22', '2026-11-01'],
  ['abc', '2026-11-01', 'abc', '2026-11-01'],
  [null, 'abc', '2026-10-26', 'abc'],
  [null, '2026-02-30', '2026-10-26', '2026-02-30'],
])('from %s to %s asks for %s to %s, and for no other days', (from, to, start, end) => {
  expect(settleRange({ from, to }, '2026-11-22')).toEqual({ from: start, to: end });
});
