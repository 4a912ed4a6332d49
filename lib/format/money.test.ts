import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareCurrencies, countDecimals } from './currency';
import { readDecimal, roundDecimal } from './decimal-text';
import { formatMoney, formatMoneyCompact, formatMoneyTick } from './money';

test.each([
  ['1234.5', 'USD', '$1,234.50'],
  ['1234.5', 'JPY', '¥1,235'],
  ['-0.004', 'USD', '$0.00'],
  ['-12.345', 'EUR', '−€12.35'],
  [0.1 + 0.2, 'GBP', '£0.30'],
  ['99999999999999999999.99', 'USD', '$99,999,999,999,999,999,999.99'],
  ['0.995', 'USD', '$1.00'],
  ['12', 'SEK', 'SEK\u00a012.00'],
  ['12', 'XQZ', 'XQZ\u00a012.00'],
  ['12', 'points', 'points\u00a012.00'],
  ['12', 'constructor', 'constructor\u00a012.00'],
  [1e-7, 'USD', '$0.00'],
  [1.5e21, 'USD', '$1,500,000,000,000,000,000,000.00'],
  ['0007', 'CAD', 'CA$7.00'],
])('%s %s is %s', (amount, currency, expected) => {
  expect(formatMoney(amount, currency)).toBe(expected);
});

test.each(Intl.supportedValuesOf('currency'))('%s has the decimals that `Intl` knows it by', (currency) => {
  const intl = new Intl.NumberFormat('en', { style: 'currency', currency });
  expect(countDecimals(currency)).toBe(intl.resolvedOptions().maximumFractionDigits);
});

test.each([
  ['950', 'USD', '$950.00'],
  ['1234567.89', 'USD', '$1.2M'],
  ['-45200', 'EUR', '−€45.2K'],
])('%s %s is %s in short', (amount, currency, expected) => {
  expect(formatMoneyCompact(amount, currency)).toBe(expected);
});

test('ticks drop empty decimals', () => {
  expect([0, 500, 2_000].map((tick) => formatMoneyTick(tick, 'USD'))).toEqual(['$0', '$500', '$2K']);
});

test.each(['', 'abc', '1e5', '1,000', 'NaN', '.5', '1.'])('%j is refused', (amount) => {
  expect(() => formatMoney(amount, 'USD')).toThrow(RangeError);
});

test('rounding agrees with integer arithmetic on any amount', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
      fc.integer({ min: 0, max: 6 }),
      (units, places) => {
        const digits = String(units < 0n ? -units : units).padStart(7, '0');
        const text = `${units < 0n ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`;
        const scale = 10n ** BigInt(6 - places);
        const magnitude = units < 0n ? -units : units;
        const rounded = (magnitude + scale / 2n) / scale;
        const expected = String(rounded).padStart(places + 1, '0');
        const result = roundDecimal(readDecimal(text), places);
        expect(result.whole + result.fraction).toBe(expected);
        expect(result.negative).toBe(units < 0n && rounded > 0n);
      },
    ),
  );
});

test('a JSON number keeps the digits it was written with', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      const { negative, whole, fraction } = readDecimal(value);
      expect(Number(`${negative ? '-' : ''}${whole}.${fraction || '0'}`)).toBe(
        value === 0 ? (negative ? -0 : 0) : value,
      );
    }),
  );
});

test('currencies keep one order', () => {
  expect(['SEK', 'GBP', 'USD', 'AED', 'EUR'].sort(compareCurrencies)).toEqual([
    'USD',
    'EUR',
    'GBP',
    'AED',
    'SEK',
  ]);
});
