import { Decimal as DecimalJs } from 'decimal.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { divideToMoney, divideToRate, toUnits, unitsNumber, unitsText } from './units';

const Decimal = DecimalJs.clone({ precision: 80 });
/** Values far beyond a double's precision, at its limit, and so small that halves are frequent. */
const digits = fc.oneof(
  ...[10n ** 22n, 2n ** 52n, 10n ** 9n, 200n].map((most) => fc.bigInt({ min: -most, max: most })),
);
const amount = fc
  .tuple(digits, fc.integer({ min: 0, max: 8 }))
  .map(([whole, places]) => new Decimal(whole.toString()).div(new Decimal(10).pow(places)).toFixed(places));

it('adds like decimal arithmetic, and round-trips text', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 20 }), (texts) => {
      const sum = texts.reduce((total, text) => total + toUnits(text), 0n);
      const expected = texts.reduce((total, text) => total.plus(text), new Decimal(0));
      expect(new Decimal(unitsText(sum)).equals(expected)).toBe(true);
      expect(unitsText(sum)).toMatch(/^-?\d+\.\d{2,8}$/);
    }),
    { numRuns: 1_000 },
  );
});

it('parses every number as written, to eight places', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      const read = Number(unitsText(toUnits(String(number))));
      expect(Math.abs(read - number)).toBeLessThan(1e-8);
    }),
    { numRuns: 2_000 },
  );
});

it('divides like decimal arithmetic', () => {
  fc.assert(
    fc.property(amount, amount, (over, under) => {
      const [a, b] = [toUnits(over), toUnits(under)];
      if (b === 0n) {
        expect([divideToRate(a, b), divideToMoney(a, b)]).toEqual([null, null]);
        return;
      }
      const exact = new Decimal(over).div(under);
      // No minus sign for zero.
      expect(divideToRate(a, b)).toBe(exact.toDecimalPlaces(8).toNumber() + 0);
      expect(new Decimal(divideToMoney(a, b) ?? '').equals(exact.toDecimalPlaces(4))).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});

it.each([
  ['0', '0.00', 0],
  ['-0.5', '-0.50', -0.5],
  ['0.10000000', '0.10', 0.1],
  ['11258999.06842623', '11258999.06842623', 11258999.06842623],
  ['11258999.06842624', '11258999.06842624', 11258999.06842624],
  ['1234567.12345678', '1234567.12345678', 1234567.12345678],
])('%s reads as %s', (text, written, number) => {
  expect([unitsText(toUnits(text)), unitsNumber(toUnits(text))]).toEqual([written, number]);
});
