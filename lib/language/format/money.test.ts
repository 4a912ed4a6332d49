import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareCurrencies, countDecimals } from './currency';
import { createMoneyFormat } from './money';

const { money, moneyCompact, moneyExact, moneyTick } = createMoneyFormat('en-US');

test.each([
  ['1234.5', 'USD', '$1,234.50'],
  ['1234.5', 'JPY', '¥1,235'],
  ['-0.004', 'USD', '$0.00'],
  ['-12.345', 'EUR', '−€12.35'],
  [0.1 + 0.2, 'GBP', '£0.30'],
  [1.005, 'USD', '$1.01'],
  ['-0', 'USD', '$0.00'],
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
  expect(money(amount, currency)).toBe(expected);
});

test.each([
  ['USD', 2],
  ['JPY', 0],
  ['KWD', 3],
  ['points', 2],
  ['constructor', 2],
])('%s has %d decimals', (currency, decimals) => {
  expect(countDecimals(currency)).toBe(decimals);
});

test.each([
  ['950', 'USD', '$950.00'],
  ['1234567.89', 'USD', '$1.2M'],
  ['-45200', 'EUR', '−€45.2K'],
])('%s %s is %s in short', (amount, currency, expected) => {
  expect(moneyCompact(amount, currency)).toBe(expected);
});

test('moneyExact keeps every digit', () => {
  expect(['0.0125', '100', '99.9999'].map((limit) => moneyExact(limit, 'USD'))).toEqual([
    ...['$0.0125', '$100.00', '$99.9999'],
  ]);
});

test('ticks drop empty decimals', () => {
  expect([0, 0.5, 500, 2_000].map((tick) => moneyTick(tick, 'USD'))).toEqual(['$0', '$0.50', '$500', '$2K']);
  const german = createMoneyFormat('de-DE');
  expect([500, 10_000].map((tick) => german.moneyTick(tick, 'EUR'))).toEqual(['500\u00a0€', '10.000\u00a0€']);
});

test.each(['', 'abc', '1e5', '1,000', 'NaN', '.5', '1.', Number.NaN, Number.POSITIVE_INFINITY])(
  '%j is rejected',
  (amount) => {
    expect(() => money(amount, 'USD')).toThrow(RangeError);
  },
);

/** `units` of 10^-places as text: -123456 and 2 → `−1,234.56`. */
function write(units: bigint, places: number): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const cut = digits.length - places;
  const whole = digits.slice(0, cut).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${units < 0n ? '−' : ''}¤${whole}${places > 0 ? `.${digits.slice(cut)}` : ''}`;
}

test.each([
  ['JPY', 0, '¥'],
  ['USD', 2, '$'],
  ['KWD', 3, 'KWD\u00a0'],
])('%s is rounded as integer arithmetic does, whatever the amount', (currency, places, sign) => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (millionths) => {
      const size = millionths < 0n ? -millionths : millionths;
      const digits = String(size).padStart(7, '0');
      const text = `${millionths < 0n ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`;
      const scale = 10n ** BigInt(6 - places);
      const rounded = (size + scale / 2n) / scale;
      const expected = write(millionths < 0n ? -rounded : rounded, places).replace('¤', sign);
      expect(money(text, currency)).toBe(expected);
    }),
    { examples: [[-4_999n], [-5_000n], [4_999n], [500_000n], [-500_000n]] },
  );
});

test('a JSON number keeps its digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 }), (cents) => {
      expect(money(cents / 100, 'USD')).toBe(write(BigInt(cents), 2).replace('¤', '$'));
    }),
  );
});

test('currencies have one sort order', () => {
  expect(['SEK', 'GBP', 'USD', 'AED', 'EUR'].sort(compareCurrencies)).toEqual([
    'USD',
    'EUR',
    'GBP',
    'AED',
    'SEK',
  ]);
});
