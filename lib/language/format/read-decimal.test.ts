import { expect, it } from 'vitest';
import { type DecimalMark, readDecimal } from './read-decimal';

it.each<[text: string, decimal: DecimalMark | undefined, read: string | null]>([
  ['1.234,50', undefined, '1234.50'],
  ["1'234.5", undefined, '1234.5'],
  ['12,34,567.8', undefined, '1234567.8'],
  ['−5', undefined, '-5'],
  [',5', ',', '0.5'],
  ['1,234', '.', '1234'],
  ['1,234', ',', '1.234'],
  // It could be either.
  ['1,234', undefined, null],
  ['1.2.3', undefined, null],
  ['1.234.5', undefined, null],
  ["1 234'567", undefined, null],
  ['1,2345', '.', '1.2345'],
  ['1.5e3', undefined, null],
  ['', undefined, null],
])('reads %j with the decimal mark %j as %j', (text, decimal, read) => {
  expect(readDecimal(text, decimal)).toBe(read);
});
