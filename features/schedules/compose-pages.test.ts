import { beforeAll, describe, expect, it } from 'vitest';
import { readStatement } from '@/features/closing/read-statement';
import { type ViewPage, viewPages } from '@/features/views/pages';
import type { Workspace } from '@/lib/data/store/workspace';
import { openEmbeddedLedger } from '@/lib/data/testing/ledgers';
import { english } from '@/lib/language/english';
import { findLanguage } from '@/lib/language/find-language';
import { writeCaption } from '@/lib/pages/caption';
import type { ReportOrder } from './compose-report';
import { composeMail, view } from './testing/compose-mail';
import { figuresOf, money } from './testing/page-figures';
import { makeReportWorkspace, reportDays, reportNow } from './testing/report-workspace';

const ledger = openEmbeddedLedger();
let workspace: Workspace & { calls: () => number };
beforeAll(async () => {
  workspace = await makeReportWorkspace(ledger());
});

const compose = (
  source: ReportOrder['source'],
  order: Partial<ReportOrder> = {},
  of: Partial<Workspace> = {},
) => composeMail({ ...workspace, ...of }, source, order);

const listTexts = ({ totals, table }: Awaited<ReturnType<typeof compose>>) => [
  ...totals.map(({ value }) => value),
  ...(table?.rows.flat() ?? []),
];

/** The days that a page says its figures are of. */
function daysOf(page: ViewPage) {
  // From the first campaign's start to yesterday.
  if (page === '/program') return { from: '2026-04-01', to: '2026-06-29' };
  // Twelve weeks.
  if (page === '/today') return { from: '2026-04-07', to: '2026-06-29' };
  const undated = ['/links/history', '/links/health', '/reports/goals'];
  return undated.includes(page) ? null : reportDays;
}

describe.each(viewPages)('a report of %s', (page) => {
  it('has the figures of the page, and fetches nothing', async () => {
    const expected = await figuresOf[page](workspace);
    expect(expected.length).toBeGreaterThan(1);
    const before = workspace.calls();
    const report = await compose(view(page));
    expect(listTexts(report)).toEqual(expect.arrayContaining(expected));
    expect(workspace.calls()).toBe(before);
    expect(writeCaption(english, report.caption).receipt).toMatch(
      /^(All rows are loaded|Not complete: .*) *.*\.$/,
    );
    expect(report.path).toMatch(/^\/[\w/]+(\?from=2026-05-06&to=2026-06-02)?$/);
    const charted = ['/overview', '/reports', '/reports/clicks', '/reports/brb'];
    expect(report.picture !== null).toBe(charted.includes(page));
    expect(report.caption.range).toEqual(daysOf(page));
  });

  it('has all rows as a file', async () => {
    for (const format of ['csv', 'xlsx'] as const) {
      const { file } = await compose(view(page), { format });
      expect(file?.name.endsWith(`.${format}`)).toBe(true);
      const start = Buffer.from(file?.content ?? []).toString('latin1', 0, 3);
      expect(start.startsWith('PK')).toBe(format === 'xlsx');
      expect(file?.type).toContain(format === 'csv' ? 'text/csv' : 'spreadsheetml');
    }
  });

  it('is for members who may read the page', async () => {
    const member = { ...workspace.member, role: 'creator' as const };
    const read = compose(view(page), {}, { member });
    const rows: Partial<Record<ViewPage, number>> = { '/links/history': 3, '/links/health': 1 };
    const own = rows[page];
    if (own !== undefined) expect((await read).table?.rows).toHaveLength(own);
    else await expect(read).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('a statement', () => {
  it('is the one of the month before, to the cent', async () => {
    const { total, lines } = await readStatement(
      { ...workspace, now: () => reportNow },
      { month: '2026-05', currency: 'GBP' },
    );
    const report = await compose({ kind: 'statement', currency: 'GBP' }, { format: 'csv' });
    expect(report.caption.page).toBe('Statement of May 2026 in GBP');
    expect(report.path).toBe('/reports/closing?month=2026-05&currency=GBP');
    const amounts = [total, ...lines].flatMap(({ sales, commission, bonus }) => [sales, commission, bonus]);
    expect(listTexts(report)).toEqual(expect.arrayContaining(amounts.map((amount) => money(amount, 'GBP'))));
    expect(Buffer.from(report.file?.content ?? []).toString()).toContain(total.commission);
    expect(report.file?.name).toBe('statement_2026-05_GBP_open.csv');
  });

  it('says in every language that amounts are unknown while none of their days is loaded', async () => {
    const source = { kind: 'statement', currency: 'GBP' } as const;
    for (const [tag, word] of Object.entries({ en: 'unknown', de: 'unbekannt', ja: '不明' })) {
      const of = { ...workspace, language: findLanguage(tag) };
      const now = new Date('2026-08-10T12:00:00Z');
      const { totals, file } = await composeMail(of, source, { format: 'csv' }, now);
      expect(new Set(totals.map(({ value }) => value))).toEqual(new Set([word]));
      expect(Buffer.from(file?.content ?? []).toString()).toMatch(/^total[,;]2026-07([,;])\1{9}\r$/m);
    }
  });
});
