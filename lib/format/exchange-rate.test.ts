import { expect, it } from 'vitest';
import { formatExchangeRate } from './exchange-rate';

it.each([
  ['0.9090909091', '0.909091'],
  ['0.0062500000', '0.00625'],
  ['0.0061270756', '0.00612708'],
  ['1', '1'],
  ['1.0832', '1.0832'],
  ['163.2149', '163.215'],
  ['123456789.5', '123456790'],
  ['0.0000000001', '0.0000000001'],
])('writes %s as %s', (rate, text) => {
  expect(formatExchangeRate(rate)).toBe(text);
});
