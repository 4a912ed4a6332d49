import fc from 'fast-check';
import { expect, test } from 'vitest';
import { english } from '@/lib/testing/english';

const { format } = english;

test('an instant shows its time zone', () => {
  expect(format.instant('2026-11-03T13:05:00.000Z', 'Europe/Berlin')).toBe('Nov 3, 2026, 14:05 GMT+1');
});

test.each([
  [-10, 'just now'],
  [-120, '2 min ago'],
  [-7_300, '2 hr ago'],
  [-3 * 86_400, '3 days ago'],
  [86_400 * 40, 'in 1 mo'],
])('%s seconds away is %s', (offset, expected) => {
  const now = new Date('2026-11-03T00:00:00.000Z');
  expect(format.relative(new Date(now.getTime() + offset * 1_000), now)).toBe(expected);
});

test.each([
  [8, '8 s'],
  [200, '3 min 20 s'],
  [120, '2 min'],
  [3_900, '1 h 5 min'],
  [7_200, '2 h'],
])('%s seconds last %s', (seconds, expected) => {
  expect(format.duration(seconds)).toBe(expected);
});

test('relative times match `Intl`', () => {
  const short = new Intl.RelativeTimeFormat('en', { numeric: 'always', style: 'short' });
  const now = new Date('2026-11-03T00:00:00.000Z');
  const sizes = { minute: 60, hour: 3_600, day: 86_400, month: 30 * 86_400, year: 365 * 86_400 } as const;
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(sizes) as (keyof typeof sizes)[])),
      fc.integer({ min: 1, max: 11 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      fc.constantFrom(-1, 1),
      (unit, amount, part, sign) => {
        const seconds = amount * sizes[unit] + Math.floor(part * sizes[unit]);
        const instant = new Date(now.getTime() + sign * seconds * 1_000);
        expect(format.relative(instant, now)).toBe(short.format(sign * amount, unit).replace('.', ''));
      },
    ),
  );
});

test('an instant slightly in the future is not shown as the future', () => {
  const now = '2026-11-21T12:00:00.000Z';
  expect(format.ago('2026-11-21T12:05:00Z', now)).toBe('just now');
  expect(format.ago('2026-11-21T11:55:00Z', now)).toBe('5 min ago');
});

test.each([
  ['0.9090909091', '0.909091'],
  ['0.0062500000', '0.00625'],
  ['0.0061270756', '0.00612708'],
  ['1', '1'],
  ['1.0832', '1.0832'],
  ['163.2149', '163.215'],
  ['123456789.5', '123456790'],
  ['0.0000000001', '0.0000000001'],
])('writes the exchange rate %s as %s', (rate, text) => {
  expect(format.exchangeRate(rate)).toBe(text);
});

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
  expect(format.rate(fraction)).toBe(expected);
});

test.each([
  [950, '950'],
  [999_949, '999.9K'],
  [999_950, '1M'],
  [12_345, '12.3K'],
  [-1_150, '−1.2K'],
  [1_149.99, '1.1K'],
])('%d is %s in short', (count, expected) => {
  expect(format.countCompact(count)).toBe(expected);
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
  expect(format.delta(now, before, options)).toMatchObject({ text, arrow, tone });
});

test('rates differ in percentage points', () => {
  expect(format.rateDelta(0.034, 0.031)).toMatchObject({ text: '+0.3 pp', tone: 'positive' });
  expect(format.rateDelta(0.02, null)).toBeNull();
});

test.each([
  [1_234_567, '1.2 MB'],
  [999_900_000, '999.9 MB'],
  [45_300_000_000, '45.3 GB'],
  [1_500_000_000_000, '1.5 TB'],
])('%i bytes are %s', (bytes, text) => {
  expect(format.bytes(bytes)).toBe(text);
});
