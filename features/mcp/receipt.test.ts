import { describe, expect, it } from 'vitest';
import { makeBasis, rowsBasis } from '@/lib/data/terms/basis';
import { addDays } from '@/lib/data/terms/days';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import { sampleReceipt } from '@/lib/data/testing/sample-receipt';
import { captionOf, captionOfRecords } from '@/lib/pages/answer-caption';
import { writeReceipt } from './receipt';

const range = { from: '2026-10-01', to: '2026-10-31' };
const asOf = '2026-11-27T06:00:00.000Z';

function write(given: Partial<Receipt>, today = '2026-11-27') {
  const receipt = sampleReceipt({ asOf, ...given });
  const basis = makeBasis([rowsBasis(['reports'], range, receipt)]);
  const caption = captionOf({ range, receipt, basis }, today);
  return writeReceipt({ caption, rows: [{ range, receipt }] }, { title: 'Report', filters: {}, today });
}

describe('the words of a receipt', () => {
  const gaps = [
    { from: '2026-10-04', to: '2026-10-05' },
    { from: '2026-10-09', to: '2026-10-09' },
  ];

  it.each<[says: string, given: Partial<Receipt>, today: string, words: string]>([
    ['settled', {}, '2027-01-31', 'All rows are loaded. As of Nov 27, 2026, 06:00 UTC.'],
    [
      'may still change',
      {},
      '2026-11-27',
      'All rows are loaded, and days from Oct 13, 2026 may change until about Dec 15, 2026. As of Nov 27, 2026, 06:00 UTC.',
    ],
    [
      'days are missing',
      { state: 'partial', gaps },
      '2027-01-31',
      'Not complete: report rows of Oct 4 – 5, 2026 and Oct 9, 2026 are not loaded. As of Nov 27, 2026, 06:00 UTC.',
    ],
  ])('say that it is %s', (_, given, today, words) => {
    const told = write(given, today);
    expect(told.words).toBe(words);
    expect(told.caption).toEqual(['Report', 'Oct 1 – 31, 2026, UTC', words]);
  });

  it('are bounded, and state the number of missing days in any case', () => {
    const scattered = Array.from({ length: 150 }, (_, at) => {
      const day = addDays('2026-01-01', at * 2);
      return { from: day, to: day };
    });
    const { words, rows, asOf: age } = write({ state: 'partial', gaps: scattered });
    expect(words.length).toBeLessThan(900);
    expect(rows[0]?.missing).toEqual({ days: 150, ranges: scattered.slice(0, 20) });
    expect(age).toBe(asOf);
  });

  it('show what was asked for as a person sees it, and cut', () => {
    const asked = `Ket\u200btle ${'x'.repeat(2_000)}`;
    const unknown = [{ filter: 'brands', value: asked, state: 'unknown' as const, known: [] }];
    const receipt = sampleReceipt({ asOf });
    const basis = makeBasis([rowsBasis(['reports'], range, receipt)], [], unknown);
    const caption = captionOf({ range, receipt, basis }, '2026-11-27');
    const { words } = writeReceipt({ caption }, { title: 'Report', filters: {}, today: '2026-11-27' });
    expect(words).toContain('Kettle');
    expect(words.length).toBeLessThan(900);
  });

  it('claim nothing of an answer without figures', () => {
    const caption = captionOfRecords({ notes: ['Stored links.'] });
    const asked = { title: 'Links', filters: { q: ['Kettle'] }, today: '2026-11-27' };
    expect(writeReceipt({ caption }, asked)).toEqual({
      words: 'Stored links.',
      caption: ['Links', 'Search: Kettle', 'Stored links.'],
      complete: null,
      asOf: null,
      rows: [],
      lists: [],
      unknownValues: [],
    });
  });
});
