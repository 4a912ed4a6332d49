import { expect, it } from 'vitest';
import { liveLists } from '@/features/live/live-lists';
import { writeReportFile } from '@/features/schedules/report-file';
import { drawSheet } from '@/features/shares/draw-sheet';
import { toDay } from '@/lib/data/terms/days';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { brandA, brandB, reportRow } from '@/lib/data/testing/rows';
import { english } from '@/lib/language/english';
import { statementPage } from './page';
import { readStatement } from './read-statement';
import { setInvoice } from './set-invoice';
import { closeOne } from './testing/close-one';
import { setUpClosings } from './testing/closing-set-up';

const range = { from: '2026-08-01', to: '2026-12-31' };

eachLedger('A statement of a closed month for people outside', (ledger) => {
  it('has its figures and what was open, and no note, invoice or colleague, as a page, in the file of a mail and at a live address', async () => {
    const { parts, api, sync } = await setUpClosings(ledger(), '2026-11-16T12:00:00.000Z', range);
    Object.assign(api.rows, {
      brands: [brandA, brandB],
      standard: [
        reportRow({ date: '2026-08-10', sales: 100, commissionAmount: 10.01 }),
        reportRow({ date: '2026-08-20', sales: 30, commissionAmount: 3, brandId: brandB, final: false }),
      ],
    });
    await sync();
    const month = { month: '2026-08', currency: 'USD' };
    const note = 'Ask Vera, who checked it';
    const { closing } = await closeOne(parts, { ...month, acceptOpen: true, note });
    const invoice = { brand: brandA, amount: '4711.99', reference: 'INV-2026-0815' };
    await setInvoice(parts, closing?.id ?? '', invoice);
    await setInvoice(parts, closing?.id ?? '', { brand: null, amount: '8822.11', reference: 'All-of-it' });

    const workspace = { ...parts, call: api.call, walk: api.call, language: english };
    const address = { search: new URLSearchParams(month), today: toDay(parts.now()) };
    const figures = await statementPage.read(workspace, address);
    const sheet = drawSheet(english, [figures]);
    expect(sheet.notes).toEqual([
      expect.stringContaining('loaded'),
      expect.stringMatching(/^Closed on Nov 16, 2026/),
      expect.stringContaining('$3.00'),
    ]);
    expect(sheet.parts[0]?.totals[0]?.text).toBe('$13.01');
    const later = { ...month, month: '2026-10' };
    const search = new URLSearchParams(later);
    const open = drawSheet(english, [await statementPage.read(workspace, { ...address, search })]);
    const { obstacle } = await readStatement(parts, later);
    // Why members cannot close a month is no visitor's business.
    expect(obstacle?.message).toContain('Sep 2026');
    expect(open.notes.join(' ')).not.toContain(obstacle?.message);
    const { file } = await writeReportFile(workspace, { list: 'statement', input: month }, 'csv');
    const given = new URLSearchParams({ ...month, receipt: 'comments' });
    const context = { ...workspace, signal: new AbortController().signal };
    const { body } = await liveLists.statement.write('statement', context, given, async () => {});
    const csv = new TextDecoder().decode(file?.content);
    const live = await new Response(body).text();
    for (const text of [csv, live]) {
      expect(text).toContain('13.01');
      expect(text).toContain('State: closed');
    }
    const colleague = parts.member.name;
    for (const inner of [note, 'Vera', '4,711', '4711', 'INV-', '8,822', '8822', 'All-of-it', colleague]) {
      expect(JSON.stringify(sheet)).not.toContain(inner);
      expect(csv).not.toContain(inner);
      expect(live).not.toContain(inner);
    }
  });
});
