import { expect, it } from 'vitest';
import type { Cost, Subject } from './cost-shape';
import { sumCosts } from './sum-costs';

const [from, to] = ['2026-06-01', '2026-06-30'];
const costOf = (subject: Subject | null, amount: string): Cost => ({
  kind: 'fee',
  subject,
  amount,
  currency: 'USD',
  from,
  to,
  note: '',
});
const costs = [
  costOf({ kind: 'brand', id: 'b1' }, '10'),
  costOf({ kind: 'brand', id: 'b2' }, '20'),
  costOf({ kind: 'creator', id: 'c1' }, '40'),
  costOf(null, '80'),
];

it.each([
  ['no filter', {}, ['10.00', '20.00', '120.00'], []],
  ['a filter of brands', { brands: ['b1'] }, ['10.00'], ['120.00']],
  ['a filter of brands and one of creators', { brands: ['b1'], creators: ['c1'] }, [], ['130.00']],
])('leaves out what nobody knows to match %s', (_, filters, counted, leftOut) => {
  const sums = sumCosts(costs, { ranges: [{ from, to }], group: 'brand', filters });
  expect(sums.lines.map(({ cost }) => cost)).toEqual(counted);
  expect(sums.leftOut.map(({ costs }) => costs)).toEqual(leftOut);
});
