import { expect, it } from 'vitest';
import { findLanguage } from '@/lib/language/find-language';
import { listSettlementTotals } from './settlement-totals';
import { samplePart, sampleSettlement } from './testing/sample-settlement';

const { expectation } = samplePart;
const [month] = expectation.months;

it.each([
  ['en', 'This range held in 1 of 1 past month.'],
  ['de', 'Diese Spanne traf in 1 von 1 früheren Monat zu.'],
  ['ja', 'この範囲は過去1か月のうち1か月で当たりました。'],
])('say beside each range how often such ranges held, in %s', (tag, held) => {
  const months = month ? [{ ...month, month: '2026-04' }, month] : [];
  const part = { ...samplePart, expectation: { ...expectation, months } };
  const totals = listSettlementTotals(findLanguage(tag), { ...sampleSettlement, currencies: [part] }, part);
  expect(totals.map(({ note }) => note)).toEqual([held, held]);
});

it('say nothing of ranges that were never tested', () => {
  const part = { ...samplePart, expectation: { ...expectation, tested: [], within: 0 } };
  const answer = { ...sampleSettlement, currencies: [part] };
  const totals = listSettlementTotals(findLanguage('en'), answer, part);
  expect(totals.map(({ text, note }) => [text, note])).toEqual([
    ['about $3,870.00 ($3,790.00 to $3,930.00)', undefined],
  ]);
});
