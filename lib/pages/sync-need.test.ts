import { expect, it } from 'vitest';
import { sampleReceipt } from '@/lib/data/testing/sample-receipt';
import { listSyncRanges } from './sync-need';

const receipt = (stale: boolean) => sampleReceipt({ stale });
const march = { from: '2026-03-01', to: '2026-03-31' };
const february = { from: '2026-02-01', to: '2026-02-28' };
const lastYear = { from: '2025-03-01', to: '2025-03-31' };
const both = { from: '2026-02-01', to: '2026-03-31' };

it.each([
  ['nothing where all is fresh', [false], february, false, []],
  ['the range alone', [true], february, false, [march]],
  ['the compared range alone', [false], february, true, [february]],
  ['one range where they touch', [true], february, true, [both]],
  ['two where a gap lies between', [true], lastYear, true, [march, lastYear]],
  ['the range where any of its datasets is stale', [false, true], null, false, [march]],
])('reads %s', (_, stale, comparedRange, comparedStale, expected) => {
  const ranges = listSyncRanges({
    sources: ['reports'],
    range: march,
    receipts: stale.map(receipt),
    comparedRange,
    comparedReceipts: comparedRange ? [receipt(comparedStale)] : [],
  });
  expect(ranges).toEqual(expected);
});
