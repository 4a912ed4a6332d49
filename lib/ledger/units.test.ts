import { Decimal as DecimalJs } from 'decimal.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { divideToMoney, divideToRate, toUnits, unitsNumber, unitsText } from './units';

const Decimal = DecimalJs.clone({ precision: 80 });
const amount = fc
  .tuple(fc.bigInt({ min: -(10n ** 22n), max: 10n ** 22n }), fc.integer({ min: 0, max: 8 }))
  .map(([digits, places]) => new Decimal(digits.toString()).div(new Decimal(10).pow(places)).toFixed(places));

it('adds as decimal arithmetic does, and writes what it read', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 20 }), (texts) => {
      const sum = texts.reduce((total, text) => total + toUnits(text), 0n);
      const expected = texts.reduce((total, text) => total.plus(text), new Decimal(0));
      expect(new Decimal(unitsText(sum)).equals(expected)).toBe(true);
      expect(unitsText(sum)).toMatch(/^-?\d+\.\d{2,8}$/);
    }),
  );
});

it('divides as decimal arithmetic does', () => {
  fc.assert(
    fc.property(amount, amount, (over, under) => {
      const [a, b] = [toUnits(over), toUnits(under)];
      if (b === 0n) {
        expect([divideToRate(a, b), divideToMoney(a, b)]).toEqual([null, null]);
        return;
      }
      const exact = new Decimal(over).div(under);
      // No minus before a zero.
      expect(divideToRate(a, b)).toBe(exact.toDecimalPlaces(8).toNumber() + 0);
      expect(new Decimal(divideToMoney(a, b) ?? '').equals(exact.toDecimalPlaces(4))).toBe(true);
    }),
  );
});

it.each([
  ['0', '0.00', 0],
  ['-0.5', '-0.50', -0.5],
  ['0.10000000', '0.10', 0.1],
  ['1234567.12345678', '1234567.12345678', 1234567.12345678],
])('%s reads as %s', (text, written, number) => {
  expect([unitsText(toUnits(text)), unitsNumber(toUnits(text))]).toEqual([written, number]);
});
