import { expect, it } from 'vitest';
import { nameRange, settleRange } from './settle-range';

it.each([
  [null, null, '2026-10-26', '2026-11-22'],
  [null, '2026-11-10', '2026-10-14', '2026-11-10'],
  ['2026-11-01', null, '2026-11-01', '2026-11-22'],
  ['2026-11-22', '2026-11-01', '2026-11-22', '2026-11-01'],
  ['abc', '2026-11-01', 'abc', '2026-11-01'],
  [null, 'abc', '2026-10-26', 'abc'],
  [null, '2026-02-30', '2026-10-26', '2026-02-30'],
])('from %s to %s asks for %s to %s, and for no other days', (from, to, start, end) => {
  expect(settleRange({ from, to, range: null }, '2026-11-22', 1)).toEqual({ from: start, to: end });
});

it('moves a relative range with the day, and keeps a fixed one', () => {
  const relative = { from: null, to: null, range: 'last-90-days' };
  const fixed = { from: '2026-08-25', to: '2026-11-22', range: null };
  expect(settleRange(relative, '2026-11-22', 1)).toEqual({ from: '2026-08-25', to: '2026-11-22' });
  expect(settleRange(relative, '2026-11-23', 1)).toEqual({ from: '2026-08-26', to: '2026-11-23' });
  expect(settleRange(fixed, '2026-11-23', 1)).toEqual({ from: '2026-08-25', to: '2026-11-22' });
});

it.each([
  [{ from: null, to: null, range: null }, 'last-28-days'],
  [{ from: null, to: null, range: 'last-week' }, 'last-week'],
  [{ from: '2026-11-01', to: null, range: 'last-week' }, null],
  [{ from: null, to: null, range: 'toString' }, null],
])('%o goes by the name %s', (search, name) => {
  expect(nameRange(search)).toBe(name);
});

it('keeps an unknown name, which the server rejects', () => {
  expect(settleRange({ from: null, to: null, range: 'last-9-days' }, '2026-11-22', 1).from).toBe(
    'last-9-days',
  );
});
