import { expect, test } from 'vitest';
import { writeExactRate } from './exact-rate';
import { formatCount } from './number';

test('counts', () => {
  expect(formatCount(1234567)).toBe('1,234,567');
  expect(formatCount('98765432109876543210')).toBe('98,765,432,109,876,543,210');
  expect(formatCount(12n)).toBe('12');
  expect(formatCount(-5)).toBe('−5');
});

test('exact rates', () => {
  expect(['0.125', '0.0012345', '1'].map((rate) => writeExactRate({ locale: 'en' }, rate))).toEqual([
    ...['12.5%', '0.12345%', '100%'],
  ]);
});
