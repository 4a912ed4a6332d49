import { expect, it } from 'vitest';
import { toDay } from '@/lib/data/terms/days';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { bonusRow, brandA, reportRow } from '@/lib/data/testing/rows';
import { english } from '@/lib/language/english';
import { exportStatement } from './export-statement';
import { statementPage } from './page';
import { readStatement } from './read-statement';
import { setUpClosings, unaudited } from './testing/closing-set-up';

const range = { from: '2026-10-01', to: '2026-10-31' };
const query = { month: '2026-10', currency: 'USD' };
const reports = ['reports:standard', 'reports:cpc'] as const;

eachLedger('A statement whose rows were never loaded', (ledger) => {
  async function readAfter(sources: Parameters<Awaited<ReturnType<typeof setUpClosings>>['sync']>[1]) {
    const { parts, api, sync } = await setUpClosings(ledger(), '2026-11-16T12:00:00.000Z', range);
    const bonuses = [bonusRow({ date: '2026-10-05', brand: brandA, amount: 4 })];
    const standard = [reportRow({ date: '2026-10-05', sales: 30, commissionAmount: 3 })];
    Object.assign(api.rows, { brands: [brandA], standard, bonuses });
    await sync(range, sources);
    const workspace = { ...parts, call: api.call, walk: api.call, language: english };
    const address = { search: new URLSearchParams(query), today: toDay(parts.now()) };
    const { totals, table } = await statementPage.read(workspace, address);
    const statement = await readStatement(parts, query);
    const written = { format: 'csv', language: 'en', receipt: 'none', decimal: 'point' } as const;
    const { body } = await exportStatement(parts, statement, written, unaudited);
    return {
      statement,
      totals: totals.map(({ text }) => text),
      rows: table?.rows.map(({ cells }) => cells.map(({ text }) => text)),
      file: (await new Response(body).text()).trim().split('\r\n').slice(1),
    };
  }

  it('has no sales, no commission and none of its parts, without reports', async () => {
    const { statement, totals, rows, file } = await readAfter(['brb']);
    const none = { sales: null, commission: null, settled: null, open: null, bonus: '4.00' };
    expect(statement.lines).toEqual([{ brand: brandA, name: null, ...none }]);
    expect(statement.subtotal).toEqual(none);
    expect(statement.total).toEqual({ sales: null, commission: null, bonus: '4.00' });
    expect(statement.open?.commission).toBeNull();
    expect(totals).toEqual(['unknown', 'unknown', 'unknown', 'unknown', '$4.00']);
    expect(rows?.map((cells) => cells.slice(1))).toEqual([
      ['–', '–', '–', '–', '$4.00'],
      ['–', '–', '–', '–', '$4.00'],
    ]);
    expect(file.map((line) => line.split(',').slice(-8, -3))).toEqual([
      ['', '', '4.00', '', ''],
      ['', '', '4.00', '', ''],
    ]);
  });

  it('has no bonus without BRB estimates', async () => {
    const { statement, totals, rows, file } = await readAfter(reports);
    const known = { sales: '30.00', commission: '3.00' };
    expect(statement.lines).toMatchObject([{ ...known, bonus: null }]);
    expect(statement.subtotal).toMatchObject({ ...known, bonus: null });
    expect(statement.total).toEqual({ ...known, bonus: null });
    expect(totals.at(-1)).toBe('unknown');
    expect(rows?.map((cells) => cells.at(-1))).toEqual(['–', '–']);
    expect(file.map((line) => line.split(',').at(-6))).toEqual(['', '']);
  });

  it('has zeros where rows are loaded and say so', async () => {
    const { statement, rows } = await readAfter([...reports, 'brb']);
    expect(statement.subtotal).toEqual({
      sales: '30.00',
      commission: '3.00',
      settled: '3.00',
      open: '0.00',
      bonus: '4.00',
    });
    expect(rows?.at(-1)?.slice(1)).toEqual(['$3.00', '$3.00', '$0.00', '$30.00', '$4.00']);
  });
});
