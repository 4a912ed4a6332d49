import { expect, it } from 'vitest';
import { Decimal, writeExact } from './decimal';

it.each([
  ['12.5', '12.50'],
  ['0.00000001', '0.00000001'],
  ['-3', '-3.00'],
  ['123456789012345678901234567890.125', '123456789012345678901234567890.125'],
])('writes %s as %s', (value, text) => {
  expect(writeExact(new Decimal(value))).toBe(text);
});

it('rounds half away from zero, and adds without losing a digit', () => {
  expect(new Decimal('2.5').toDecimalPlaces(0).toFixed()).toBe('3');
  expect(new Decimal('-2.5').toDecimalPlaces(0).toFixed()).toBe('-3');
  expect(writeExact(new Decimal('1e40').plus('0.00000001'))).toBe(
    '10000000000000000000000000000000000000000.00000001',
  );
});
