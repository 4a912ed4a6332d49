import { describe, expect, it } from 'vitest';
import type { OpenPart, Statement } from '@/features/closing/statement-shape';
import { makeBasis } from '@/lib/data/terms/basis';
import { sampleReceipt } from '@/lib/data/testing/sample-receipt';
import { createLanguage } from '@/lib/language/language';
import { ja } from '@/lib/language/messages/ja';
import { english } from '@/lib/testing/english';
import { describeState } from './describe-state';

const receipt = sampleReceipt();
const range = { from: '2026-10-01', to: '2026-10-31' };
const zero = { sales: '0.00', commission: '0.00', bonus: '0.00' };
const statement: Statement = {
  month: '2026-10',
  currency: 'USD',
  range,
  state: 'settled',
  closing: null,
  lines: [],
  subtotal: { ...zero, settled: '0.00', open: '0.00' },
  adjustments: [],
  total: zero,
  later: null,
  obstacle: null,
  open: null,
  invoices: [],
  credits: [],
  receipts: { reports: receipt, bonus: receipt },
  fresh: { range, receipt },
  revision: 'a',
  basis: makeBasis([]),
};
const open: OpenPart = {
  days: { from: '2026-10-20', to: '2026-10-31' },
  until: '2026-12-15',
  commission: '12.50',
  notLoaded: ['2026-08'],
};
const closing = {
  id: 'c',
  month: '2026-10',
  currency: 'USD',
  closedAt: '2026-11-20T10:00:00.000Z',
  closedBy: 'Mara',
  note: 'Checked',
  newest: true,
};
const gap = (day: string) => ({ from: day, to: day });
const days = ['2026-10-02', '2026-10-04', '2026-10-06', '2026-10-08'];
const partial = sampleReceipt({ state: 'partial', gaps: days.map(gap) });
const message = 'for the API';

describe('the state of a statement', () => {
  it.each<[string, Partial<Statement>, string]>([
    ['settled', {}, ''],
    [
      'open',
      { state: 'open', open },
      'Oct 2026 settles about Dec 15. $12.50 of commission may change. Adjustments from Aug 2026 are not known: rows are not loaded.',
    ],
    [
      'running',
      { state: 'running', open, obstacle: { code: 'running', month: null, message } },
      'Oct 2026 has not ended yet. Months are UTC. You can close it after that.',
    ],
    [
      'after a month that is open',
      { obstacle: { code: 'earlier_first', month: '2026-08', message } },
      'Close Aug 2026 first.',
    ],
    [
      'not whole',
      {
        obstacle: { code: 'incomplete', month: null, message },
        receipts: { reports: partial, bonus: sampleReceipt({ state: 'empty', gaps: [] }) },
      },
      'Report rows of Oct 2, 2026, Oct 4, 2026, Oct 6, 2026 and 1 more are not loaded. BRB estimates are not loaded.',
    ],
    [
      'open, without its rows',
      {
        state: 'open',
        open: { ...open, commission: '0.00', notLoaded: [] },
        receipts: { reports: partial, bonus: receipt },
      },
      'Oct 2026 settles about Dec 15.',
    ],
    ['closed', { state: 'closed', closing }, 'All figures were settled. Note: Checked'],
    [
      'closed while rows were open',
      { state: 'closed', closing: { ...closing, note: null }, open: { ...open, days: null, notLoaded: [] } },
      'Some rows could still change; $12.50 of commission was open.',
    ],
  ])('that is %s', (_, given, expected) => {
    expect(describeState(english, { ...statement, ...given })).toBe(expected);
  });

  it('joins sentences in the style of the language', () => {
    const japanese = createLanguage('ja', ja);
    expect(describeState(japanese, { ...statement, state: 'closed', closing })).toBe(
      'すべての数値が確定していました。メモ：Checked',
    );
  });
});
