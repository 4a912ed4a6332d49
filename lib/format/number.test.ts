import { expect, test } from 'vitest';
import { formatCount, formatQuantity, formatRate } from './number';

test('rates', () => {
  expect(formatRate(0.0345)).toBe('3.5%');
  expect(formatRate(null)).toBe('–');
});

test('counts', () => {
  expect(formatCount(1234567)).toBe('1,234,567');
  expect(formatCount('98765432109876543210')).toBe('98,765,432,109,876,543,210');
  expect(formatCount(12n)).toBe('12');
  expect(formatCount(-5)).toBe('−5');
  expect(formatQuantity(1, 'row')).toBe('1 row');
  expect(formatQuantity(2_000, 'entry', 'entries')).toBe('2,000 entries');
});
