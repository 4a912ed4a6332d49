import { expect, it } from 'vitest';
import { makeSums, toFigures } from '@/lib/ledger/figures';
import { toUnits } from '@/lib/ledger/units';
import { figureCsvColumns, standardRateColumn } from './figure-lines';

const figures = toFigures({
  ...makeSums(),
  sales: toUnits('23830.93'),
  commission: toUnits('2195.99'),
  clicks: toUnits('400'),
  conversions: toUnits('10'),
});
const entry = { currency: 'USD', figures, standardRate: 0.0763 };
const tell = (header: string) =>
  [...figureCsvColumns, standardRateColumn].find((column) => column.header === header)?.value({ entry });

it('tells an effective commission that is the commission over the sales beside it', () => {
  expect(tell('Commission')).toBe('2195.99');
  expect(tell('Sales')).toBe('23830.93');
  expect(tell('Effective commission')).toBe(0.09214873);
});

it('names the rate of standard payouts alone as such', () => {
  expect(tell('Standard commission rate')).toBe(0.0763);
});
