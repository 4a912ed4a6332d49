import { expect, it } from 'vitest';
import { exampleAmount, readAmount } from './read-amount';

it.each([
  ['1234.50', '1234.50'],
  [' 1,234,567.5 ', '1234567.5'],
  ['−12', '-12'],
  ['0', '0'],
  ['1.234,50', null],
  ['1,23', null],
  ['1,2345', null],
  ['12.3456', null],
  ['1.2.3', null],
  ['1 234', null],
  ['1,111,111,111,111', null],
  ['$12', null],
  ['1e3', null],
  ['', null],
])('reads %o as %o', (text, expected) => {
  expect(readAmount(text, 'en')).toBe(expected);
});

it.each([
  ['de', '1.234,50', '1234.50'],
  ['de', '1234,5', '1234.5'],
  ['de', '1.234', '1234'],
  ['de', '1234.50', null],
  ['de', '1,234.50', null],
  ['de-CH', '1’234.50', '1234.50'],
  ['de-AT', '1.234,50', '1234.50'],
  ['de-AT', '1.234', '1234'],
  ['en-ZA', '1 234,50', '1234.50'],
  ['en-ZA', '1.234', null],
  ['en-ZA', '12 34,50', null],
  ['ja', '1,234', '1234'],
])('reads as %s %o as %o', (locale, text, expected) => {
  expect(readAmount(text, locale)).toBe(expected);
});

it.each(['en', 'de', 'de-AT', 'de-CH', 'ja'])('reads its own example as %s', (locale) => {
  expect(readAmount(exampleAmount(locale), locale)).toBe('1234.50');
});
