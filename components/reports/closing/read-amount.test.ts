import { expect, it } from 'vitest';
import { readAmount } from './read-amount';

it.each([
  ['1234.50', '1234.50'],
  [' 1,234,567.5 ', '1234567.5'],
  ['−12', '-12'],
  ['0', '0'],
  ['1.234,50', null],
  ['1,23', null],
  ['12.3456', null],
  ['$12', null],
  ['1e3', null],
  ['', null],
])('reads %o as %o', (text, expected) => {
  expect(readAmount(text)).toBe(expected);
});
