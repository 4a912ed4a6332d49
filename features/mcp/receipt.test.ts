import { describe, expect, it } from 'vitest';
import { makeBasis, rowsBasis } from '@/lib/data/basis';
import { addDays } from '@/lib/data/days';
import { sampleReceipt } from '@/lib/data/testing/sample-receipt';
import type { Receipt } from '@/lib/data/windows/receipt-shape';
import { writeReceipt } from './receipt';

const range = { from: '2026-10-01', to: '2026-10-31' };
const asOf = '2026-11-27T06:00:00.000Z';

function write(given: Partial<Receipt>, today = '2026-11-27') {
  const receipt = sampleReceipt({ asOf, ...given });
  const basis = makeBasis([rowsBasis(['reports'], range, receipt)]);
  return writeReceipt({ basis, rows: [{ range, receipt }] }, today);
}

describe('the words of a receipt', () => {
  const gaps = [
    { from: '2026-10-04', to: '2026-10-05' },
    { from: '2026-10-09', to: '2026-10-09' },
  ];

  it.each<[says: string, given: Partial<Receipt>, today: string, words: string]>([
    ['settled', {}, '2027-01-31', `Complete. The figures of Oct 1 – 31, 2026 (UTC): settled; as of ${asOf}.`],
    [
      'may still change',
      { settled: 0.31 },
      '2026-11-27',
      `Complete. The figures of Oct 1 – 31, 2026 (UTC): 31.0% settled, may still change until about Dec 15, 2026; as of ${asOf}.`,
    ],
    [
      'never all of it is settled while a part is not',
      { settled: 0.99999 },
      '2026-11-27',
      `Complete. The figures of Oct 1 – 31, 2026 (UTC): 99.9% settled, may still change until about Dec 15, 2026; as of ${asOf}.`,
    ],
    [
      'past the look-back, but not loaded since',
      { settled: 0.5, stale: true },
      '2027-01-31',
      `Complete. The figures of Oct 1 – 31, 2026 (UTC): 50.0% settled, may still change until they are loaded again; as of ${asOf}, and a sync would load newer rows.`,
    ],
    [
      'days are missing',
      { state: 'partial', gaps, settled: 0.9 },
      '2027-01-31',
      `Not complete: some report rows are not loaded, Oct 4 – 5, 2026, Oct 9, 2026. 3 days are missing. The figures of Oct 1 – 31, 2026 (UTC): 90.0% settled, may still change until they are loaded again; as of ${asOf}.`,
    ],
    [
      'all days are missing',
      { state: 'empty', gaps: [range], settled: 0, asOf: null },
      '2027-01-31',
      'Not complete: some report rows are not loaded, Oct 1 – 31, 2026. 31 days are missing. The figures of Oct 1 – 31, 2026 (UTC): 0.0% settled, may still change until they are loaded again; nothing is loaded.',
    ],
  ])('say that it is %s', (_, given, today, words) => {
    expect(write(given, today).words).toBe(words);
  });

  it('count a day once that two kinds of rows lack', () => {
    const receipt = sampleReceipt({ state: 'partial', gaps });
    const basis = makeBasis([rowsBasis(['reports'], range, receipt), rowsBasis(['brb'], range, receipt)]);
    expect(writeReceipt({ basis }, '2026-11-27').words).toMatch(/3 days are missing\.$/);
  });

  it('are bounded, and state the number of missing days in any case', () => {
    const scattered = Array.from({ length: 150 }, (_, at) => {
      const day = addDays('2026-01-01', at * 2);
      return { from: day, to: day };
    });
    const { words, rows } = write({ state: 'partial', gaps: scattered });
    expect(words.length).toBeLessThan(900);
    expect(words).toContain('150 days are missing.');
    expect(rows[0]?.missing).toEqual({ days: 150, ranges: scattered.slice(0, 20) });
  });

  it('claim nothing of an answer without figures', () => {
    expect(writeReceipt({ note: 'Stored links.' }, '2026-11-27')).toEqual({
      ...{ words: 'Stored links.', complete: null, rows: [], lists: [], unknownValues: [] },
    });
  });
});
