import { expect, test } from 'vitest';
import { describeDelta, describeRateDelta } from './delta';
import { formatCount, formatCountCompact, formatMegabytes, formatQuantity, formatRate } from './number';

test.each([
  [0.0345, '3.5%'],
  ['0.15', '15.0%'],
  [1, '100.0%'],
  [12.5, '1,250.0%'],
  [-0.0312, '−3.1%'],
  [0.00049, '0.0%'],
  ['0.12349999999999999999999', '12.3%'],
  ['0.1235', '12.4%'],
  [-0.0001, '0.0%'],
  [null, '–'],
  [Number.NaN, '–'],
])('rate %s is %s', (fraction, expected) => {
  expect(formatRate(fraction)).toBe(expected);
});

test('counts', () => {
  expect(formatCount(1234567)).toBe('1,234,567');
  expect(formatCount('98765432109876543210')).toBe('98,765,432,109,876,543,210');
  expect(formatCount(12n)).toBe('12');
  expect(formatCount(-5)).toBe('−5');
  expect(formatMegabytes(1_234_567)).toBe('1.2 MB');
  expect(formatQuantity(1, 'row')).toBe('1 row');
  expect(formatQuantity(2_000, 'entry', 'entries')).toBe('2,000 entries');
});

test.each([
  [950, '950'],
  [999_949, '999.9K'],
  [999_950, '1M'],
  [12_345, '12.3K'],
  [-1_150, '−1.2K'],
  [1_149.99, '1.1K'],
])('%d is %s in short', (count, expected) => {
  expect(formatCountCompact(count)).toBe(expected);
});

test.each([
  [110, 100, {}, '+10.0%', '↑', 'positive'],
  [90, 100, {}, '−10.0%', '↓', 'negative'],
  [90, 100, { lowerIsBetter: true }, '−10.0%', '↓', 'positive'],
  [100, 100, {}, '0.0%', '→', 'neutral'],
  [5, 0, {}, 'new', '↑', 'positive'],
  [50_000, 1, {}, '>+999%', '↑', 'positive'],
  [-50, -100, {}, '+50.0%', '↑', 'positive'],
  [100.001, 100, {}, '0.0%', '→', 'neutral'],
])('%s after %s %o', (now, before, options, text, arrow, tone) => {
  expect(describeDelta(now, before, options)).toMatchObject({ text, arrow, tone });
});

test('rates differ in points', () => {
  expect(describeRateDelta(0.034, 0.031)).toMatchObject({ text: '+0.3 pp', tone: 'positive' });
  expect(describeRateDelta(0.02, null)).toBeNull();
});
